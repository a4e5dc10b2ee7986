import * as v from 'valibot';
import { isoTime, view } from '../wire/view.ts';

/** A device on which the member is signed in. */
export const sessionEntries = {
  id: v.string(),
  /** "Firefox on Windows" */
  device: v.string(),
  createdAt: isoTime,
  /** To the hour. */
  lastSeenAt: isoTime,
};

export const sessionViewSchema = view({
  ...sessionEntries,
  /** Whether it is the one that asks. */
  isCurrent: v.boolean(),
});
export type SessionView = v.InferOutput<typeof sessionViewSchema>;
