import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Review } from './report.ts';

export type Comment = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  /** Null once the account is deleted. */
  readonly authorId: MemberId | null;
  /**
   * Whether the author of an anonymous conflict wrote it there. Keeps the pseudonym, even after the account is deleted.
   */
  readonly underPseudonym: boolean;
  /** Never a reply itself; null for none. */
  readonly replyTo: CommentId | null;
  readonly content: string;
  readonly avatar: string;
  readonly postedAt: Timestamp;
  readonly isVisible: boolean;
  /** Whether it was written while voting was paused, and not released yet. */
  readonly waits: boolean;
  readonly review: Review | null;
  readonly isHiddenByAuthor: boolean;
  readonly helpfulCount: number;
  readonly mindsCount: number;
  /** Whether both sides found it helpful, as of the last ordering. */
  readonly bridges: boolean;
};

/** Larger places come first; 0 is none. */
export type CommentPlace = Pick<Comment, 'id' | 'bridges'> & { readonly place: number };

/** Missing before the first helpful mark. */
export type CommentOrder = {
  /** Counted marks since the last ordering, minus removed ones. */
  readonly changes: number;
  /** Start of the UTC day of the latest mark. */
  readonly markedOn: Timestamp;
  readonly orderedAt: Timestamp | null;
  /** Null if not at all. */
  readonly dueAt: Timestamp | null;
};

export type CommentWithAuthor = Comment & { readonly authorNickname: string | null };

export type CommentThread = CommentWithAuthor & {
  readonly replies: readonly CommentWithAuthor[];
  readonly hasMoreReplies: boolean;
};
