import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Review } from './report.ts';

export type Comment = {
  readonly id: CommentId;
  readonly conflictId: ConflictId;
  /** null once the account is deleted. */
  readonly authorId: MemberId | null;
  /** By the author of an anonymous conflict, on it: shown under its pseudonym, also once the account is deleted. */
  readonly underPseudonym: boolean;
  readonly content: string;
  readonly avatar: string;
  readonly postedAt: Timestamp;
  readonly isVisible: boolean;
  /** Written while voting rested, and not shown to everybody yet; then it is not visible. */
  readonly waits: boolean;
  readonly review: Review | null;
  /** Whether the author of the conflict has collapsed it. */
  readonly isHiddenByAuthor: boolean;
  /** Members who have marked it as helpful. */
  readonly helpfulCount: number;
};

/** A comment together with its author's present nickname (null before onboarding or after deletion). */
export type CommentWithAuthor = Comment & { readonly authorNickname: string | null };
