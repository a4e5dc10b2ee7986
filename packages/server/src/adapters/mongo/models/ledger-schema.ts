import type { MemberId, Operation, OpId, Timestamp } from '@twosides/domain/kernel';
import type { PointEntry, Score, Span, Streak } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { SCHEMA_OPTIONS } from './schema-options.ts';

/*
 * What actions leave behind, in one collection, so that an action writes all of it by one command: that it was done (an
 * operation), what it has earned (entries), what the entries add up to (scores), and that its mailbox key may do it
 * (gates). The id of each is what it is unique by, and says nothing of when it was stored.
 */

export type OperationRecord = Operation & { readonly _id: string };

export const operationId = ({ actor, opId }: { readonly actor: string; readonly opId: OpId }): string =>
  `${actor} ${opId}`;

/** An entry; the item's id as text, since conflicts have numbers and comments do not. */
export type PointRecord = Omit<PointEntry, 'item'> & {
  readonly _id: string;
  readonly itemKind: Exclude<PointEntry['item'], null>['kind'] | null;
  readonly itemId: string | null;
  /** Whether its item is on the site; true without one. */
  readonly isCounted: boolean;
};

export const pointId = ({ memberId, sourceKey }: Pick<PointEntry, 'memberId' | 'sourceKey'>): string =>
  `${memberId} ${sourceKey}`;

/** What a member's counted entries of a span add up to. */
export type ScoreRecord = Score & {
  readonly _id: string;
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

export const scoreId = ({ memberId, span, start }: Pick<ScoreRecord, 'memberId' | 'span' | 'start'>): string =>
  `${memberId} ${span} ${start}`;

/** Where the acts of a mailbox key and its suspension meet, under an HMAC. */
export type GateRecord = {
  readonly _id: string;
  /** The end of its suspension; missing where it is not suspended. */
  readonly until?: Timestamp;
  /** Drawn for each act; it tells nothing. Missing before the first one. */
  readonly turn?: number;
};

/** The id of a member's row of the span that never ends. */
export const wholeId = (memberId: MemberId): string => scoreId({ memberId, span: 'all', start: 0 });

const SCORE = { points: Number, votes: Number, conflicts: Number, comments: Number, helpfulComments: Number };
const streakSchema = new Schema<Streak>(
  { days: Number, longest: Number, lastDay: Number },
  { ...SCHEMA_OPTIONS, _id: false },
);

/** The fields of all of them. Without defaults: those would be set in all of them. */
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
