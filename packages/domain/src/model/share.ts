import type { ConflictId, Sharer, Timestamp } from '../kernel/ids.ts';

/** How a link can be passed on, as the share panel offers it. `native` is the device's own share sheet. */
export const SHARE_CHANNELS = [
  'native',
  'copy',
  'x',
  'facebook',
  'reddit',
  'whatsapp',
  'telegram',
  'email',
  'sms',
] as const;

export type ShareChannel = (typeof SHARE_CHANNELS)[number];

/** One use of a share action; (conflictId, channel, sharer) is unique in every store. */
export type Share = {
  readonly conflictId: ConflictId;
  readonly channel: ShareChannel;
  readonly sharer: Sharer;
  readonly sharedAt: Timestamp;
};
