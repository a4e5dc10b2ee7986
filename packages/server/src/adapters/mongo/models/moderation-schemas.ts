import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { Appeal, Exclusion, ReportedItem, Ruling } from '@twosides/domain/model';
import type { MonthCounts } from '@twosides/domain/statements';
import { Schema } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

export type ModeratorRecord = { readonly _id: MemberId };

type ItemKey = { readonly itemKind: ReportedItem['kind']; readonly itemId: string };

export type ClaimRecord = ItemKey & { readonly _id: string; readonly by: string; readonly until: Timestamp };

export type RulingRecord = ItemKey & Omit<Ruling, 'item'> & { readonly _id: string };

export type ExclusionRecord = Exclusion & { readonly _id: string };

const KEY = { itemKind: required(String), itemId: required(String) };

export const moderatorSchema = new Schema<ModeratorRecord>({ _id: required(String) }, SCHEMA_OPTIONS);

export const claimSchema = new Schema<ClaimRecord>(
  { _id: required(String), ...KEY, by: required(String), until: required(Number) },
  SCHEMA_OPTIONS,
);

export type AppealRecord = ItemKey & Omit<Appeal, 'item'> & { readonly _id: string; readonly isOpen: boolean };

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

export type ReportAddressRecord = { readonly _id: MemberId; readonly sealed: string; readonly day: Timestamp };

export const reportAddressSchema = new Schema<ReportAddressRecord>(
  { _id: required(String), sealed: required(String), day: required(Number) },
  SCHEMA_OPTIONS,
);

/** `_id` is the month's start. */
export type TransparencyRecord = Omit<MonthCounts, 'month'> & { readonly _id: Timestamp };

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
