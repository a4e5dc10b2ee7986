import type { ConflictId, Sharer, Timestamp } from '../kernel/index.ts';

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

/** (conflictId, channel, sharer) is unique. */
export type Share = {
  readonly conflictId: ConflictId;
  readonly channel: ShareChannel;
  readonly sharer: Sharer;
  readonly sharedAt: Timestamp;
};
