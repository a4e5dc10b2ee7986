import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';

/** The path of one visitor from picking a side to joining, as known to one browser tab. */
export type JoinFlow = {
  readonly id: string;
  readonly at: Timestamp;
  /** Lower case. Null until the person enters an address, or if a provider identifies them. */
  readonly email: string | null;
  /** Null until the person signs in, or if they signed in in another tab. */
  readonly memberId: MemberId | null;
};

/** How long after the latest step of a flow the site may still assume that the same person is joining. */
export const FLOW_LIFETIME = 30 * MINUTE;

export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
