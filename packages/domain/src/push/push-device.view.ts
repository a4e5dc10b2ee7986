import * as v from 'valibot';
import { isoTime, view } from '../wire/view.ts';

export const pushDeviceEntries = { device: v.string(), createdAt: isoTime, lastSeenAt: isoTime };

export const pushDeviceViewSchema = view({
  id: v.string(),
  isCurrent: v.boolean(),
  ...pushDeviceEntries,
});
export type PushDeviceView = v.InferOutput<typeof pushDeviceViewSchema>;
