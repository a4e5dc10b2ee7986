import type { MemberId, Operation, OpId, Timestamp } from '@twosides/domain/kernel';
import type { PointEntry, Score, Span, Streak } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from './schema-options.ts';

/*
 * What actions leave behind, in one collection, so that an action writes it with one command: operations, point
 * entries, their sums (scores), and gates. Each id is the unique key, and does not reveal when it was stored.
 */

export type OperationRecord = Operation & { readonly _id: string };

export const operationId = ({ actor, opId }: { readonly actor: string; readonly opId: OpId }): string =>
  `${actor} ${opId}`;

/** A point entry. Item ids are text, since conflicts have numbers and comments do not. */
export type PointRecord = Omit<PointEntry, 'item'> & {
  readonly _id: string;
  readonly itemKind: Exclude<PointEntry['item'], null>['kind'] | null;
  readonly itemId: string | null;
  /** Whether its item is public; true without one. */
  readonly isCounted: boolean;
};

export const pointId = ({ memberId, sourceKey }: Pick<PointEntry, 'memberId' | 'sourceKey'>): string =>
  `${memberId} ${sourceKey}`;

/** Sum of a member's counted entries in a span. */
export type ScoreRecord = Score & {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly span: Span;
  readonly start: Timestamp;
  /** True if nobody had more points at the week's end. */
  readonly isFirst?: boolean;
  /** Only for the span `all`. */
  readonly streak?: Streak;
  /** The published part; missing before the first batch. */
  readonly public?: Score & { readonly streak?: Streak };
  /** Present if the row changed since it was published: in the next batch or the current one. */
  readonly waits?: 'next' | 'now';
};

export const scoreId = ({ memberId, span, start }: Pick<ScoreRecord, 'memberId' | 'span' | 'start'>): string =>
  `${memberId} ${span} ${start}`;

/** Where a mailbox's actions and its suspension conflict, under an HMAC. */
export type GateRecord = {
  readonly _id: string;
  /** End of the suspension, if any. */
  readonly until?: Timestamp;
  /** Random per action; missing before the first. */
  readonly turn?: number;
};

/** The id of a member's row for all time. */
export const wholeId = (memberId: MemberId): string => scoreId({ memberId, span: 'all', start: 0 });

const SCORE = { points: Number, votes: Number, conflicts: Number, comments: Number, helpfulComments: Number };
const streakSchema = new Schema<Streak>(
  { days: Number, longest: Number, lastDay: Number },
  { ...SCHEMA_OPTIONS, _id: false },
);

/** Fields of all of them, without defaults, which would apply to all. */
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
