import * as v from 'valibot';
import type { CommentId, ConflictId, MemberId, OpId } from '../kernel/ids.ts';

// The schemas of what leaves the server. They refuse what they do not name, so that a test that parses an answer finds
// whatever was never meant to be seen.

/** An object with these fields and no others. */
export const view = /* @__NO_SIDE_EFFECTS__ */ <const Entries extends v.ObjectEntries>(entries: Entries) =>
  v.pipe(v.strictObject(entries), v.readonly());

export const listOf = /* @__NO_SIDE_EFFECTS__ */ <Item extends v.GenericSchema>(item: Item) =>
  v.pipe(v.array(item), v.readonly());

/** {@link IsoTime} */
export const isoTime = v.pipe(v.string(), v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/));

/** From 0. */
export const wholeNumber = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

export const conflictIdOut = v.custom<ConflictId>((id) => Number.isSafeInteger(id));
export const commentIdOut = v.custom<CommentId>((id) => typeof id === 'string');
/** Of the operation that is answered; null without one. */
export const opIdOut = v.nullable(v.custom<OpId>((id) => typeof id === 'string'));
export const memberIdOut = v.custom<MemberId>((id) => typeof id === 'string');

/** An answer that says nothing but a sentence. */
export const messageViewSchema = view({ message: v.string() });
export type MessageView = v.InferOutput<typeof messageViewSchema>;
