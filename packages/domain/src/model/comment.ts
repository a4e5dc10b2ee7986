import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Review } from './report.ts';

export type Comment = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  /** Null once the account is deleted. */
  readonly authorId: MemberId | null;
  /**
   * Whether the author of an anonymous conflict wrote it on that conflict. It keeps their pseudonym, even after the
   * account is deleted.
   */
  readonly underPseudonym: boolean;
  /** The comment it replies to, which is not a reply itself; null for none. */
  readonly replyTo: CommentId | null;
  readonly content: string;
  readonly avatar: string;
  readonly postedAt: Timestamp;
  readonly isVisible: boolean;
  /** Whether it was written while voting was paused, and is not released yet. */
  readonly waits: boolean;
  readonly review: Review | null;
  /** Whether the conflict's author has hidden it. */
  readonly isHiddenByAuthor: boolean;
  /** Number of members who marked it as helpful. */
  readonly helpfulCount: number;
  /** Number of members whose mind it changed. */
  readonly mindsCount: number;
  /** Whether people of both sides found it helpful, as of the last ordering. */
  readonly bridges: boolean;
};

/** A comment's place in the bridging order. Larger places come first; 0 is none. */
export type CommentPlace = Pick<Comment, 'id' | 'bridges'> & { readonly place: number };

/** When a conflict's comments are put into the bridging order. Missing before the first helpful mark. */
export type CommentOrder = {
  /**
   * Counted marks since the last ordering, minus removed ones. Setting and removing a mark brings no ordering forward.
   */
  readonly changes: number;
  /** Start of the UTC day of the latest mark. */
  readonly markedOn: Timestamp;
  /** When they were last ordered; null if never. */
  readonly orderedAt: Timestamp | null;
  /** When they will be ordered next; null if not at all. */
  readonly dueAt: Timestamp | null;
};

/** A comment with its author's current nickname, which is null before onboarding and after deletion. */
export type CommentWithAuthor = Comment & { readonly authorNickname: string | null };

/** A comment that is not a reply, with its first replies, oldest first. */
export type CommentThread = CommentWithAuthor & {
  readonly replies: readonly CommentWithAuthor[];
  readonly hasMoreReplies: boolean;
};
