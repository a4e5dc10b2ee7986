import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Review } from './report.ts';

export type Comment = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  /** Null once the account is deleted. */
  readonly authorId: MemberId | null;
  /** Written by the author of an anonymous conflict on it. Keeps their pseudonym, even after the account is deleted. */
  readonly underPseudonym: boolean;
  /** The comment it replies to, which is no reply itself; null for none. */
  readonly replyTo: CommentId | null;
  readonly content: string;
  readonly avatar: string;
  readonly postedAt: Timestamp;
  readonly isVisible: boolean;
  /** Written while voting was paused, and not released yet. */
  readonly waits: boolean;
  readonly review: Review | null;
  /** Hidden by the conflict's author. */
  readonly isHiddenByAuthor: boolean;
  /** Members who marked it as helpful. */
  readonly helpfulCount: number;
  /** Members whose mind it changed. */
  readonly mindsCount: number;
  /** Whether people of both sides found it helpful, as of the last ordering. */
  readonly bridges: boolean;
};

/** A comment's place in the bridging order: larger ones first, 0 for none. */
export type CommentPlace = Pick<Comment, 'id' | 'bridges'> & { readonly place: number };

/** When a conflict's comments are ordered. Missing before the first helpful mark. */
export type CommentOrder = {
  /** Counted marks since the last ordering, minus removed ones: toggling a mark brings no ordering forward. */
  readonly changes: number;
  /** Start of the UTC day of the latest mark. */
  readonly markedOn: Timestamp;
  /** The last ordering; null before. */
  readonly orderedAt: Timestamp | null;
  /** The next ordering; null for none. */
  readonly dueAt: Timestamp | null;
};

/** A comment with its author's current nickname (null before onboarding or after deletion). */
export type CommentWithAuthor = Comment & { readonly authorNickname: string | null };

/** A comment that is no reply, with its first replies, oldest first. */
export type CommentThread = CommentWithAuthor & {
  readonly replies: readonly CommentWithAuthor[];
  readonly hasMoreReplies: boolean;
};
