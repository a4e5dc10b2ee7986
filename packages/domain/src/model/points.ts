import type { CommentId, ConflictId, MemberId, Timestamp } from '../kernel/index.ts';
import type { ReportedItem } from './report.ts';

export const POINT_KINDS = ['vote', 'comment', 'helpful-comment', 'post', 'streak'] as const;

export type PointKind = (typeof POINT_KINDS)[number];

export type PointItem = Exclude<ReportedItem, { readonly kind: 'update' }>;

/** (memberId, sourceKey) is unique. */
export type PointEntry = {
  readonly memberId: MemberId;
  readonly kind: PointKind;
  readonly points: number;
  /** Start of the UTC day on which the points were earned. The exact time would identify the member's vote. */
  readonly day: Timestamp;
  readonly sourceKey: string;
  readonly item: PointItem | null;
};

export type Streak = {
  readonly days: number;
  readonly longest: number;
  readonly lastDay: Timestamp;
};

export type Award = {
  readonly entries: readonly PointEntry[];
  readonly streak: Streak | null;
};

export type Score = {
  readonly points: number;
  readonly votes: number;
  readonly conflicts: number;
  readonly comments: number;
  readonly helpfulComments: number;
};

export const SPANS = ['all', 'week', 'day'] as const;
export type Span = (typeof SPANS)[number];
export type BoardSpan = Exclude<Span, 'all'>;

export const conflictItem = (id: ConflictId): PointItem => ({ kind: 'conflict', id });
export const commentItem = (id: CommentId): PointItem => ({ kind: 'comment', id });
