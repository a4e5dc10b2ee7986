import type { Decision, OperationKey } from '../kernel/decision.ts';
import type { CommentId, ConflictId, Fingerprint, MemberId, Voter } from '../kernel/ids.ts';
import type { Operation } from '../kernel/operation.ts';
import type { Comment, CommentWithAuthor } from '../model/comment.ts';
import type { Conflict } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Award, PointEntry, Streak } from '../model/points.ts';
import type { Vote } from '../model/vote.ts';

export type CommentKey = OperationKey & { readonly conflictId: ConflictId; readonly castBy: Voter };
export type CommentState = {
  readonly conflict: Conflict | null;
  readonly author: Member | null;
  /** The author's. */
  readonly streak: Streak | null;
  /** The author's vote on the conflict. */
  readonly vote: Vote | null;
  /** Whether the author has written on this conflict before. */
  readonly hasCommented: boolean;
  readonly operation: Operation | null;
};
export type CommentChanges = {
  readonly conflict: Conflict;
  readonly comment: Comment;
  /** Whom the comment is news for; told by `AlertStore.tellOfComments`. */
  readonly tells: MemberId | null;
  readonly operation: Operation | null;
  readonly award?: Award | null;
};

export type HelpfulKey = OperationKey & { readonly commentId: CommentId; readonly markedBy: Voter };

export type HelpfulState = {
  readonly comment: Comment | null;
  /** The comment's. */
  readonly conflict: Conflict | null;
  /** Who wrote the comment. */
  readonly author: Member | null;
  /** Who marks. */
  readonly marker: Member | null;
  /** Of the marker's voice; null for a member without one. */
  readonly fingerprint: Fingerprint | null;
  /** Whether this member has marked the comment. */
  readonly isMarked: boolean;
  /** Whether their voice has, through whichever account of the mailbox. */
  readonly isHeld: boolean;
  readonly operation: Operation | null;
};

export type HelpfulChanges = {
  /** The comment with its new `helpfulCount`. */
  readonly comment: Comment;
  /** The member's mark as it will be; the one of their voice passes to them, and only their own goes. */
  readonly isMarked: boolean;
  /** What the mark earns the comment's author: entered, or taken back with the mark. */
  readonly entry: PointEntry | null;
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
  addComment<T>(key: CommentKey, decide: Decision<CommentState, CommentChanges, T>): Promise<T>;
  /**
   * Saves a comment without its words: whom it was to be told to is forgotten, its points end, and where it leaves the
   * public's sight it leaves its conflict's count.
   */
  deleteComment<T>(id: CommentId, decide: Decision<Comment | null, Comment, T>): Promise<T>;
  /** Loads, decides and saves as one atomic step; one mark a voice and comment is held by the database. */
  markHelpful<T>(key: HelpfulKey, decide: Decision<HelpfulState, HelpfulChanges, T>): Promise<T>;
}
