import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { ReportedItem } from './report.ts';

/** Kinds of ledger entries. A comment alone earns no points, but is counted. */
export const POINT_KINDS = ['vote', 'comment', 'helpful-comment', 'post', 'streak'] as const;

export type PointKind = (typeof POINT_KINDS)[number];

/** An item whose removal also removes its points. */
export type PointItem = Exclude<ReportedItem, { readonly kind: 'update' }>;

/** One event in a member's ledger; (memberId, sourceKey) is unique. */
export type PointEntry = {
  readonly memberId: MemberId;
  readonly kind: PointKind;
  readonly points: number;
  /** Start of its UTC day. The exact time would identify the member's vote row. */
  readonly day: Timestamp;
  readonly sourceKey: string;
  /** The item whose removal takes the points away; null if nothing does. */
  readonly item: PointItem | null;
};

/** Consecutive active days. */
export type Streak = {
  readonly days: number;
  /** The longest streak so far, in days. */
  readonly longest: number;
  /** Start of the last UTC day that counted. */
  readonly lastDay: Timestamp;
};

/** What an action earns. `streak` is the resulting streak; null if somebody else's action earned it. */
export type Award = {
  readonly entries: readonly PointEntry[];
  readonly streak: Streak | null;
};

/** Sums over the counted ledger entries of a span. */
export type Score = {
  readonly points: number;
  readonly votes: number;
  readonly conflicts: number;
  readonly comments: number;
  readonly helpfulComments: number;
};

/** Leaderboard spans; `all` is the whole ledger. */
export const SPANS = ['all', 'week', 'day'] as const;
export type Span = (typeof SPANS)[number];
export type BoardSpan = Exclude<Span, 'all'>;

export const conflictItem = (id: ConflictId): PointItem => ({ kind: 'conflict', id });
export const commentItem = (id: CommentId): PointItem => ({ kind: 'comment', id });
