import type { ConflictId, Timestamp } from '@twosides/domain/kernel';
import { Schema } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

/** `_id` is the start of a UTC day. */
export type TodaysFiveRecord = { readonly _id: Timestamp; readonly conflictIds: readonly ConflictId[] };

export const todaysFiveSchema = new Schema<TodaysFiveRecord>(
  { _id: required(Number), conflictIds: { type: [Number], required: true } },
  SCHEMA_OPTIONS,
);
