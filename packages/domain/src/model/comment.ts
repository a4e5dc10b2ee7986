import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import type { Review } from './report.ts';

export type Comment = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  readonly authorId: MemberId | null;
  /** Whether the conflict is anonymous and its author wrote the comment. Stays true after the account is deleted. */
  readonly underPseudonym: boolean;
  /** The answered comment, which is never a reply itself; null if this comment is not a reply. */
  readonly replyTo: CommentId | null;
  readonly content: string;
  readonly avatar: string;
  readonly postedAt: Timestamp;
  readonly isVisible: boolean;
  readonly waits: boolean;
  readonly review: Review | null;
  readonly isHiddenByAuthor: boolean;
  readonly helpfulCount: number;
  readonly mindsCount: number;
  readonly bridges: boolean;
};

/** Comments with a larger place come first. 0 means no place. */
export type CommentPlace = Pick<Comment, 'id' | 'bridges'> & { readonly place: number };

export type CommentOrder = {
  readonly changes: number;
  /** The start of the UTC day of the latest mark. */
  readonly markedOn: Timestamp;
  readonly orderedAt: Timestamp | null;
  readonly dueAt: Timestamp | null;
};

export type CommentWithAuthor = Comment & { readonly authorNickname: string | null };

export type CommentThread = CommentWithAuthor & {
  readonly replies: readonly CommentWithAuthor[];
  readonly hasMoreReplies: boolean;
};
