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

/** For this long after its latest step, a flow proves that the same person joins. */
export const FLOW_LIFETIME = 30 * MINUTE;

export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
