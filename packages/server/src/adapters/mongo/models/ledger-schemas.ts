import type { Streak } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import type { FiguresRecord } from './ledger-records.ts';
import { required, SCHEMA_OPTIONS, schemaOf } from './schema-options.ts';

const SCORE = { points: Number, votes: Number, conflicts: Number, comments: Number, helpfulComments: Number };
const streakSchema = new Schema<Streak>(
  { days: Number, longest: Number, lastDay: Number },
  { ...SCHEMA_OPTIONS, _id: false },
);

/** Has no defaults, because every kind of document in the ledger would get them. */
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

export const figuresSchema = schemaOf<FiguresRecord>({
  _id: required(String),
  publishedAt: required(Number),
  step: required(String),
});
