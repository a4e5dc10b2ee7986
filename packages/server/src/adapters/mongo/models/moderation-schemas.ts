import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { ReportedItem, Ruling } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

export type ModeratorRecord = { readonly _id: MemberId };

type ItemKey = { readonly itemKind: ReportedItem['kind']; readonly itemId: string };

/** Under the item's kind and id. */
export type ClaimRecord = ItemKey & { readonly _id: string; readonly by: string; readonly until: Timestamp };

export type RulingRecord = ItemKey & Omit<Ruling, 'item'> & { readonly _id: string };

const KEY = { itemKind: required(String), itemId: required(String) };

export const moderatorSchema = new Schema<ModeratorRecord>({ _id: required(String) }, SCHEMA_OPTIONS);

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
  },
  SCHEMA_OPTIONS,
);
