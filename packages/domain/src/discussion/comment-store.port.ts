import type { CommentId, ConflictId, MailboxId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Operation, OperationKey } from '../kernel/operation.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Comment, CommentOrder, CommentPlace, CommentWithAuthor } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Streak } from '../model/points.ts';
import type { KeptOffBy } from '../model/report.ts';
import type { Vote } from '../model/vote.ts';
import type { ConflictWrite, Decision } from '../model/write.ts';
import type { CountedMark } from './bridging.rule.ts';

export type CommentKey = OperationKey & {
  readonly conflictId: ConflictId;
  readonly voterRef: Voter;
  /** The id of the comment it answers; null or missing for none. */
  readonly replyTo?: CommentId | null;
};

/** An answered comment, and whether its author muted or blocked the writer. */
export type Answered = { readonly comment: Comment; readonly isMuted: boolean; readonly isBlocked: boolean };

export type CommentState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly author: Member | null;
  readonly streak: Streak | null;
  /** The comment author's vote on the conflict. */
  readonly vote: Vote | null;
  /** Whether the author has commented here before. */
  readonly hasCommented: boolean;
  /** Whether the conflict's author has blocked the comment's author. Always false on anonymous conflicts. */
  readonly isBlocked: boolean;
  /** The comment named by the key's `replyTo`; null if there is none, or if its thread is not public. */
  readonly answered: Answered | null;
  readonly operation: Operation | null;
};

export type StoredComment = {
  readonly comment: Comment;
  /** Who removed it; null if it is public. */
  readonly takenDownBy: KeptOffBy | null;
  /**
   * How many comments its removal takes off the conflict's count: itself and its public replies, or none for a reply
   * to a comment that is not public.
   */
  readonly countsFor: number;
};

/** A comment and its conflict. Each is null if it does not exist. */
export type HideState = { readonly stored: StoredComment | null; readonly conflict: Conflict | null };

export type MarkKey = OperationKey & { readonly commentId: CommentId; readonly markedBy: Voter };

export type MarkState = Suspendable & {
  readonly comment: Comment | null;
  readonly conflict: Conflict | null;
  /** The member who wrote the comment. */
  readonly author: Member | null;
  /** The member who marks it. */
  readonly marker: Member | null;
  /** The marker's mailbox id; null if the marker has none. */
  readonly mailboxId: MailboxId | null;
  /** The marker's own mark. */
  readonly mark: HelpfulMark | null;
  /** The mark of the marker's mailbox, from any of its accounts. */
  readonly held: HelpfulMark | null;
  /** The marker's vote on the conflict. */
  readonly vote: Vote | null;
  /** When the conflict's comments are ordered; null before the first mark. */
  readonly order: CommentOrder | null;
  readonly operation: Operation | null;
};

export type HelpfulMark = { readonly mailboxId: MailboxId; readonly changedMind: boolean };

/** Limits of one ordering: the comments with the most marks, and the marks of each. */
export const ORDERED_COMMENTS = 200;
export const ORDERED_MARKS = 500;

export type OrderState = {
  readonly conflict: Conflict | null;
  /** The conflict's visible comments and replies that have marks. */
  readonly comments: readonly (Comment & Pick<CommentPlace, 'place'>)[];
  readonly marks: readonly CountedMark[];
  readonly order: CommentOrder | null;
};

/**
 * Comments and helpful marks. Each call is stored durably and completely, or not at all, before its promise resolves.
 * Concurrent calls on the same conflict or operation id run one after the other.
 */
export interface CommentStore {
  /** Also returns hidden comments. */
  readComment(id: CommentId): Promise<CommentWithAuthor | null>;
  addComment<T>(key: CommentKey, decide: Decision<CommentState, T, ConflictWrite>): Promise<T>;
  deleteComment<T>(id: CommentId, decide: Decision<StoredComment | null, T>): Promise<T>;
  hideComment<T>(id: CommentId, decide: Decision<HideState, T>): Promise<T>;
  /** Conflicts whose comments are due to be ordered by `now`. */
  listDueOrders(now: Timestamp, limit: number): Promise<readonly ConflictId[]>;
  orderComments<T>(id: ConflictId, decide: Decision<OrderState, T>): Promise<T>;
  /** The database holds one mark per mailbox and comment. */
  markComment<T>(key: MarkKey, decide: Decision<MarkState, T>): Promise<T>;
}
