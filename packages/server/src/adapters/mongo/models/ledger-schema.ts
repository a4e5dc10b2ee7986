import type { MemberId, Operation, OpId, Timestamp } from '@twosides/domain/kernel';
import type { PointEntry, Score, Span, Streak } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from './schema-options.ts';

/*
 * Operations, point entries, scores and gates share a collection, so that an action writes them with one command. Each
 * `_id` is a unique key that, unlike an ObjectId, does not reveal when the document was stored.
 */

export type OperationRecord = Operation & { readonly _id: string };

export const operationId = ({ actor, opId }: { readonly actor: string; readonly opId: OpId }): string =>
  `${actor} ${opId}`;

/** A point entry. Item ids are text, since conflict ids are numbers and comment ids are not. */
export type PointRecord = Omit<PointEntry, 'item'> & {
  readonly _id: string;
  readonly itemKind: Exclude<PointEntry['item'], null>['kind'] | null;
  readonly itemId: string | null;
  /** Whether the entry counts, because its item is public or it has none. */
  readonly isCounted: boolean;
};

export const pointId = ({ memberId, sourceKey }: Pick<PointEntry, 'memberId' | 'sourceKey'>): string =>
  `${memberId} ${sourceKey}`;

/** Sums over a member's counted point entries within a span. */
export type ScoreRecord = Score & {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly span: Span;
  readonly start: Timestamp;
  /** True if the member won this week, alone or tied. */
  readonly isFirst?: boolean;
  /** Stored only for the span `all`. */
  readonly streak?: Streak;
  /** The figures that others see. Missing before they are published for the first time. */
  readonly public?: Score & { readonly streak?: Streak };
  /**
   * Which batch will publish the unpublished changes: the next one, or the one being published now. Missing without
   * changes.
   */
  readonly waits?: 'next' | 'now';
};

export const scoreId = ({ memberId, span, start }: Pick<ScoreRecord, 'memberId' | 'span' | 'start'>): string =>
  `${memberId} ${span} ${start}`;

/** A mailbox's gate; see `Gate`. Its `_id` contains an HMAC, so that it identifies nobody. */
export type GateRecord = {
  readonly _id: string;
  /** End of the suspension, if any. */
  readonly until?: Timestamp;
  /** A random number that each action replaces; missing before the first. */
  readonly turn?: number;
};

/** The id of a member's score for all time. */
export const wholeId = (memberId: MemberId): string => scoreId({ memberId, span: 'all', start: 0 });

const SCORE = { points: Number, votes: Number, conflicts: Number, comments: Number, helpfulComments: Number };
const streakSchema = new Schema<Streak>(
  { days: Number, longest: Number, lastDay: Number },
  { ...SCHEMA_OPTIONS, _id: false },
);

/** The fields of all four kinds of documents. None has a default, which every kind would get. */
export const ledgerSchema = new Schema(
  {
    _id: String,
    actor: String,
    opId: String,
    request: String,
    made: String,
    appliedOn: Number,
    memberId: String,
    kind: String,
    day: Number,
    sourceKey: String,
    itemKind: String,
    itemId: String,
    isCounted: Boolean,
    span: String,
    start: Number,
    ...SCORE,
    isFirst: Boolean,
    streak: streakSchema,
    public: new Schema({ ...SCORE, streak: streakSchema }, { ...SCHEMA_OPTIONS, _id: false }),
    waits: String,
    until: Number,
    turn: Number,
  },
  SCHEMA_OPTIONS,
);
