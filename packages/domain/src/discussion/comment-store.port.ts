import type { CommentId, ConflictId, MailboxId, Voter } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Comment, CommentWithAuthor } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { KeptOffBy } from '../model/report.ts';
import type { Vote } from '../model/vote.ts';
import type { ConflictWrite, Decision } from '../model/write.ts';

export type CommentKey = OperationKey & { readonly conflictId: ConflictId; readonly voterRef: Voter };
export type CommentState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly author: Member | null;
  /** The author's. */
  readonly streak: Streak | null;
  /** The author's vote on the conflict. */
  readonly vote: Vote | null;
  /** Whether the author has written on this conflict before. */
  readonly hasCommented: boolean;
  /** Whether the author of the conflict has blocked this one; never true of an anonymous conflict. */
  readonly isBlocked: boolean;
  readonly operation: Operation | null;
};

/** A comment, and who keeps it off the site; null while it is there for the public. */
export type StoredComment = { readonly comment: Comment; readonly takenDownBy: KeptOffBy | null };

/** A comment, and the conflict that it stands under; null where there is none. */
export type HideState = { readonly stored: StoredComment | null; readonly conflict: Conflict | null };

export type HelpfulKey = OperationKey & { readonly commentId: CommentId; readonly markedBy: Voter };

export type HelpfulState = Suspendable & {
  readonly comment: Comment | null;
  /** The comment's. */
  readonly conflict: Conflict | null;
  /** Who wrote the comment. */
  readonly author: Member | null;
  /** Who marks. */
  readonly marker: Member | null;
  /** Of the marker's mailbox key; null for a member without one. */
  readonly mailboxId: MailboxId | null;
  /** Under which mailbox id this member has marked the comment; null: the member has not. */
  readonly mark: MailboxId | null;
  /** Whether their mailbox key has, through whichever account of the mailbox. */
  readonly isHeld: boolean;
  readonly operation: Operation | null;
};

/**
 * Comments, and the marks of helpful ones.
 *
 * All of an operation is stored, durably, before its promise resolves, or none of it. Concurrent ones on the same
 * conflict or operation id behave as if one came after the other.
 */
export interface CommentStore {
  /** Also one that is hidden. */
  readComment(id: CommentId): Promise<CommentWithAuthor | null>;
  addComment<T>(key: CommentKey, decide: Decision<CommentState, T, ConflictWrite>): Promise<T>;
  deleteComment<T>(id: CommentId, decide: Decision<StoredComment | null, T>): Promise<T>;
  hideComment<T>(id: CommentId, decide: Decision<HideState, T>): Promise<T>;
  /** One mark a mailbox key and comment is held by the database. */
  markHelpful<T>(key: HelpfulKey, decide: Decision<HelpfulState, T>): Promise<T>;
}
