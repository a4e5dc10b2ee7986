import type {
  CommentId,
  MemberId,
  PointEntry,
  PointItem,
  Score,
  Span,
  Streak,
  Timestamp,
  Voter,
} from '@twosides/domain';
import { Schema } from 'mongoose';
import { nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

/** An entry of the ledger; the item's id as text, since conflicts have numbers and comments do not. */
export type PointRecord = Omit<PointEntry, 'item'> & {
  readonly itemKind: PointItem['kind'] | null;
  readonly itemId: string | null;
  /** Whether its item is on the site; true without one. */
  readonly isCounted: boolean;
};

/** What a member's counted entries of a span add up to. */
export type ScoreRecord = Score & {
  readonly memberId: MemberId;
  readonly span: Span;
  readonly start: Timestamp;
  /** There, and true, where nobody had more points at the end of the week. */
  readonly isFirst?: boolean;
  /** In the row of the span `all` only. */
  readonly streak?: Streak;
  /** What everyone sees of it; missing until something is published. */
  readonly public?: Score & { readonly streak?: Streak };
  /** There where the row has changed since: it goes with the next batch, or with the one that is under way now. */
  readonly waits?: 'next' | 'now';
};

/** How far the publishing of figures is: one document, under `_id: 'figures'`. */
export type FiguresRecord = {
  readonly _id: string;
  readonly publishedAt: Timestamp;
  readonly step: 'done' | 'claim' | 'publish';
};

/** A mark carries a fingerprint instead of the member, as a vote does. */
export type HelpfulMarkRecord = { readonly commentId: CommentId; readonly userFingerprint: Voter };

export const pointSchema = new Schema<PointRecord>(
  {
    memberId: required(String),
    kind: required(String),
    points: required(Number),
    day: required(Number),
    sourceKey: required(String),
    itemKind: nullable(String),
    itemId: nullable(String),
    isCounted: required(Boolean),
  },
  SCHEMA_OPTIONS,
);

const streakSchema = new Schema<Streak>(
  { days: required(Number), longest: required(Number), lastDay: required(Number) },
  { ...SCHEMA_OPTIONS, _id: false },
);

const publicSchema = new Schema(
  {
    points: required(Number),
    votes: required(Number),
    conflicts: required(Number),
    comments: required(Number),
    helpfulComments: required(Number),
    streak: streakSchema,
  },
  { ...SCHEMA_OPTIONS, _id: false },
);

export const figuresSchema = new Schema<FiguresRecord>(
  { _id: required(String), publishedAt: required(Number), step: required(String) },
  SCHEMA_OPTIONS,
);

export const scoreSchema = new Schema<ScoreRecord>(
  {
    memberId: required(String),
    span: required(String),
    start: required(Number),
    points: required(Number),
    votes: required(Number),
    conflicts: required(Number),
    comments: required(Number),
    helpfulComments: required(Number),
    isFirst: Boolean,
    streak: streakSchema,
    public: publicSchema,
    waits: String,
  },
  SCHEMA_OPTIONS,
);

export const helpfulMarkSchema = new Schema<HelpfulMarkRecord>(
  { commentId: required(String), userFingerprint: required(String) },
  SCHEMA_OPTIONS,
);
