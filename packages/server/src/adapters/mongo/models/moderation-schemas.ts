import type { MemberId } from '@twosides/domain/kernel';
import { Schema } from 'mongoose';
import type {
  AppealRecord,
  ClaimRecord,
  ExclusionRecord,
  ReportAddressRecord,
  ReportRecord,
  RulingRecord,
  TransparencyRecord,
} from './moderation-records.ts';
import { nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

export const reportSchema = new Schema<ReportRecord>(
  {
    _id: required(String),
    mailboxId: required(String),
    itemKind: required(String),
    itemId: required(String),
    reporterId: required(String),
    reason: required(String),
    note: nullable(String),
    reportedAt: required(Number),
    weighs: required(Boolean),
    settledAt: nullable(Number),
    agreed: Boolean,
    collapsedOn: Number,
  },
  SCHEMA_OPTIONS,
);

const KEY = { itemKind: required(String), itemId: required(String) };

export const moderatorSchema = new Schema<{ readonly _id: MemberId }>({ _id: required(String) }, SCHEMA_OPTIONS);

export const claimSchema = new Schema<ClaimRecord>(
  { _id: required(String), ...KEY, by: required(String), until: required(Number) },
  SCHEMA_OPTIONS,
);

export const rulingSchema = new Schema<RulingRecord>(
  {
    _id: required(String),
    ...KEY,
    verdict: required(String),
    effect: required(String),
    ground: required(String),
    facts: String,
    by: required(String),
    at: required(Number),
    suspension: String,
    notes: { type: [String], default: undefined },
    answers: { ruling: String, side: String },
  },
  SCHEMA_OPTIONS,
);

export const appealSchema = new Schema<AppealRecord>(
  {
    _id: required(String),
    ...KEY,
    ruling: required(String),
    side: required(String),
    words: String,
    at: required(Number),
    isOpen: required(Boolean),
  },
  SCHEMA_OPTIONS,
);

export const reportAddressSchema = new Schema<ReportAddressRecord>(
  { _id: required(String), sealed: required(String), day: required(Number) },
  SCHEMA_OPTIONS,
);

export const transparencySchema = new Schema<TransparencyRecord>(
  {
    _id: required(Number),
    reported: required(Number),
    restricted: required(Number),
    byMachine: required(Number),
    appealed: required(Number),
    reversed: required(Number),
    excluded: required(Number),
  },
  SCHEMA_OPTIONS,
);

export const exclusionSchema = new Schema<ExclusionRecord>(
  {
    _id: required(String),
    conflictId: required(Number),
    act: required(String),
    votes: required(Number),
    networks: required(Number),
    facts: required(String),
    by: required(String),
    at: required(Number),
  },
  SCHEMA_OPTIONS,
);
