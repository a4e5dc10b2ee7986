import * as v from 'valibot';
import type { CommentId, ConflictId, MemberId, OpId } from '../kernel/index.ts';

// Schemas of responses. They refuse unknown fields, so tests detect data that was not meant to be sent.

export const view = /* @__NO_SIDE_EFFECTS__ */ <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.strictObject(entries), v.readonly());

export const listOf = /* @__NO_SIDE_EFFECTS__ */ <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly());

/** Copies only those fields of a record that a view lists, so that private fields do not reach a response. */
export const fieldsOf = <R extends object, Name extends string>(
  record: R,
  entries: Readonly<Record<Name, unknown>>,
) => {
  const fields: Record<string, unknown> = {};
  for (const name of Object.keys(entries)) if (Object.hasOwn(record, name)) fields[name] = record[name as keyof R];
  return fields as Pick<R, keyof R & Name>;
};

export const isoTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const conflictIdOut = v.custom<ConflictId>((id) => Number.isSafeInteger(id));
export const commentIdOut = v.custom<CommentId>((id) => typeof id === 'string');
export const opIdOut = v.nullable(v.custom<OpId>((id) => typeof id === 'string'));
export const memberIdOut = v.custom<MemberId>((id) => typeof id === 'string');

export const messageViewSchema = view({ message: v.string() });
export type MessageView = v.InferOutput<typeof messageViewSchema>;
