import type { ConflictId, Timestamp } from '@twosides/domain/kernel';
import { Schema } from 'mongoose';
import { required, SCHEMA_OPTIONS } from './schema-options.ts';

/** The conflicts chosen for the UTC day starting at `_id`, in order. */
export type TodaysFiveRecord = { readonly _id: Timestamp; readonly conflictIds: readonly ConflictId[] };

export const todaysFiveSchema = new Schema<TodaysFiveRecord>(
  { _id: required(Number), conflictIds: { type: [Number], required: true } },
  SCHEMA_OPTIONS,
);
