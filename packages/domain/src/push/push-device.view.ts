import * as v from 'valibot';
import { isoTime, view } from '../wire/view.ts';

/** A browser that receives pushes. */
export const pushDeviceEntries = { device: v.string(), createdAt: isoTime, lastSeenAt: isoTime };

export const pushDeviceViewSchema = view({
  id: v.string(),
  /** Whether this is the browser that asks. */
  isCurrent: v.boolean(),
  ...pushDeviceEntries,
});
export type PushDeviceView = v.InferOutput<typeof pushDeviceViewSchema>;
