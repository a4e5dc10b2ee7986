import type { CommentId, ConflictId, MailboxId, Operation, OperationKey, Timestamp, Voter } from '../kernel/index.ts';
import type { Suspendable } from '../mailbox-keys/mailbox-key.rule.ts';
import type {
  Comment,
  CommentOrder,
  CommentPlace,
  CommentWithAuthor,
  Conflict,
  Decision,
  HiddenBy,
  Member,
  Streak,
  Vote,
} from '../model/index.ts';
import type { CountedMark } from './bridging.rule.ts';

export type CommentKey = OperationKey & {
  readonly conflictId: ConflictId;
  readonly voterRef: Voter;
  readonly replyTo?: CommentId | null;
};

/** `isMuted`, `isBlocked`: whether the comment's author has muted or blocked the commenter. */
export type Answered = { readonly comment: Comment; readonly isMuted: boolean; readonly isBlocked: boolean };

export type CommentState = Suspendable & {
  readonly conflict: Conflict | null;
  readonly author: Member | null;
  readonly streak: Streak | null;
  readonly vote: Vote | null;
  readonly hasCommented: boolean;
  /** Whether the conflict's author has blocked the commenter. */
  readonly isBlocked: boolean;
  readonly answered: Answered | null;
  readonly operation: Operation | null;
};

export type StoredComment = {
  readonly comment: Comment;
  readonly takenDownBy: HiddenBy | null;
  readonly countsFor: number;
};

export type HideState = { readonly stored: StoredComment | null; readonly conflict: Conflict | null };

export type MarkKey = OperationKey & { readonly commentId: CommentId; readonly markedBy: Voter };

export type MarkState = Suspendable & {
  readonly comment: Comment | null;
  readonly conflict: Conflict | null;
  readonly author: Member | null;
  readonly marker: Member | null;
  readonly mailboxId: MailboxId | null;
  readonly mark: HelpfulMark | null;
  readonly markOfMailbox: HelpfulMark | null;
  readonly vote: Vote | null;
  readonly order: CommentOrder | null;
  readonly operation: Operation | null;
};

export type HelpfulMark = { readonly mailboxId: MailboxId; readonly changedMind: boolean };

export const ORDERED_COMMENTS = 200;
export const ORDERED_MARKS = 500;

export type OrderState = {
  readonly conflict: Conflict | null;
  readonly comments: readonly (Comment & Pick<CommentPlace, 'place'>)[];
  readonly marks: readonly CountedMark[];
  readonly order: CommentOrder | null;
};

/**
 * When a call's promise resolves, all of its changes are stored durably, or none. Concurrent calls on the same conflict
 * or operation id run one after the other.
 */
export interface CommentStore {
  /** Also returns hidden comments. */
  readComment(id: CommentId): Promise<CommentWithAuthor | null>;
  addComment<T>(key: CommentKey, decide: Decision<CommentState, T>): Promise<T>;
  deleteComment<T>(id: CommentId, decide: Decision<StoredComment | null, T>): Promise<T>;
  hideComment<T>(id: CommentId, decide: Decision<HideState, T>): Promise<T>;
  listDueOrders(now: Timestamp, limit: number): Promise<readonly ConflictId[]>;
  orderComments<T>(id: ConflictId, decide: Decision<OrderState, T>): Promise<T>;
  markComment<T>(key: MarkKey, decide: Decision<MarkState, T>): Promise<T>;
}
