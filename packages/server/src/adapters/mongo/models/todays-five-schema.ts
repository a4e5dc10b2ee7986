import type { ConflictId, Timestamp } from '@twosides/domain/kernel';
import { required, schemaOf } from './schema-options.ts';

/** `_id` is the start of a UTC day. */
export type TodaysFiveRecord = { readonly _id: Timestamp; readonly conflictIds: readonly ConflictId[] };

export const todaysFiveSchema = schemaOf<TodaysFiveRecord>({
  _id: required(Number),
  conflictIds: { type: [Number], required: true },
});
