import type { MemberId, Operation, OpId, Timestamp } from '@twosides/domain/kernel';
import type { PointEntry, Score, Span, Streak } from '@twosides/domain/model';
import { type Connection, Schema } from 'mongoose';
import { definesIn, required, SCHEMA_OPTIONS } from './schema-options.ts';

/*
 * Operations, points, scores and gates share a collection, so that one command writes all documents of an action.
 * Unlike an ObjectId, an `_id` does not reveal when the document was stored.
 */

export type OperationRecord = Operation & { readonly _id: string };

export const operationId = ({ actor, opId }: { readonly actor: string; readonly opId: OpId }): string =>
  `${actor} ${opId}`;

export type PointRecord = Omit<PointEntry, 'item'> & {
  readonly _id: string;
  readonly itemKind: Exclude<PointEntry['item'], null>['kind'] | null;
  readonly itemId: string | null;
  readonly isCounted: boolean;
};

export const pointId = ({ memberId, sourceKey }: Pick<PointEntry, 'memberId' | 'sourceKey'>): string =>
  `${memberId} ${sourceKey}`;

export type ScoreRecord = Score & {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly span: Span;
  readonly start: Timestamp;
  readonly isFirst?: boolean;
  readonly streak?: Streak;
  /** The figures that others see. Missing until they are first published. */
  readonly public?: Score & { readonly streak?: Streak };
  readonly waits?: 'next' | 'now';
};

export const scoreId = ({ memberId, span, start }: Pick<ScoreRecord, 'memberId' | 'span' | 'start'>): string =>
  `${memberId} ${span} ${start}`;

/** `_id` contains an HMAC, so only the server's secret can link it to an account. */
export type GateRecord = {
  readonly _id: string;
  readonly until?: Timestamp;
  /** A random number that each action replaces, so that a concurrent suspension causes a write conflict. */
  readonly nonce?: number;
};

export const wholeId = (memberId: MemberId): string => scoreId({ memberId, span: 'all', start: 0 });

type FiguresRecord = {
  readonly _id: string;
  readonly publishedAt: Timestamp;
  readonly step: 'done' | 'claim' | 'publish';
};

/** Has no defaults, because every kind of document in the ledger would get them. */
const ledgerSchema = new Schema(
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
    points: Number,
    votes: Number,
    conflicts: Number,
    comments: Number,
    helpfulComments: Number,
    isFirst: Boolean,
    streak: Schema.Types.Mixed,
    public: Schema.Types.Mixed,
    waits: String,
    until: Number,
    nonce: Number,
  },
  SCHEMA_OPTIONS,
);

export const ledgerModels = (connection: Connection) => {
  const inLedger = <Row>(name: string) => connection.model<Row>(name, ledgerSchema, 'ledger');
  return {
    ledger: inLedger<OperationRecord | PointRecord | ScoreRecord | GateRecord>('ledger'),
    operations: inLedger<OperationRecord>('operations'),
    points: inLedger<PointRecord>('points'),
    scores: inLedger<ScoreRecord>('scores'),
    gates: inLedger<GateRecord>('gates'),
    figures: definesIn(connection)<FiguresRecord>('figures', {
      _id: required(String),
      publishedAt: required(Number),
      step: required(String),
    }),
  };
};
