import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { ReportedItem } from './report.ts';

/** What is entered in the ledger. A comment by itself is worth nothing, but it is counted. */
export const POINT_KINDS = ['vote', 'comment', 'helpful-comment', 'post', 'streak'] as const;

export type PointKind = (typeof POINT_KINDS)[number];

/** Something that can be taken off the site, and its points with it. */
export type PointItem = Exclude<ReportedItem, { readonly kind: 'update' }>;

/** One event in a member's ledger; (memberId, sourceKey) is unique, so that no event counts twice. */
export type PointEntry = {
  readonly memberId: MemberId;
  readonly kind: PointKind;
  readonly points: number;
  /** The start of its UTC day. Not the moment: that would tell which vote row is the member's. */
  readonly day: Timestamp;
  readonly sourceKey: string;
  /** What it counts with and is taken back with; null for what nobody can take down. */
  readonly item: PointItem | null;
};

/** Days in a row on which a member has done something. */
export type Streak = {
  readonly days: number;
  /** The most days of any streak so far. */
  readonly longest: number;
  /** The start of the last UTC day that counted. */
  readonly lastDay: Timestamp;
};

/** What one action earns, and the streak that it leaves; null where an action of somebody else earned it. */
export type Award = {
  readonly entries: readonly PointEntry[];
  readonly streak: Streak | null;
};

/** What the counted entries of a span of time add up to. */
export type Score = {
  readonly points: number;
  readonly votes: number;
  readonly conflicts: number;
  readonly comments: number;
  readonly helpfulComments: number;
};

/** A board's span; `all` is a member's whole ledger. */
export const SPANS = ['all', 'week', 'day'] as const;
export type Span = (typeof SPANS)[number];
export type BoardSpan = Exclude<Span, 'all'>;

export const conflictItem = (id: ConflictId): PointItem => ({ kind: 'conflict', id });
export const commentItem = (id: CommentId): PointItem => ({ kind: 'comment', id });
