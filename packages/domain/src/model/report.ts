import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';

/** Why something is reported, in the order in which the form offers it. */
export const REPORT_REASONS = ['identifies-someone', 'abuse', 'hate', 'danger', 'spam', 'other'] as const;

export type ReportReason = (typeof REPORT_REASONS)[number];

export const REPORT_NOTE_MAX = 500;

/** What can be reported. */
export type ReportedItem =
  | { readonly kind: 'conflict'; readonly id: ConflictId }
  | { readonly kind: 'comment'; readonly id: CommentId };

/** What a moderator makes of an item. */
export const VERDICTS = ['keep', 'fold', 'remove'] as const;

export type Verdict = (typeof VERDICTS)[number];

/**
 * What has become of an item that was reported: folded behind a notice that anybody may open, by reports alone or by a
 * moderator, or looked at and kept. What was kept is never folded by reports again.
 */
export const REVIEWS = ['folded-by-reports', 'folded', 'kept'] as const;

export type Review = (typeof REVIEWS)[number];

/** One person's report of one item: one a voice, and one a member. */
export type Report = {
  readonly item: ReportedItem;
  readonly reporterId: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  /** The start of its UTC day: it stands beside who reports. */
  readonly reportedAt: Timestamp;
};

/** Who took something off the site: its author, or who runs it. */
export const TAKEN_DOWN_BY = ['author', 'operator'] as const;

export type TakenDownBy = (typeof TAKEN_DOWN_BY)[number];
