import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';

/** One person's way from picking a side as a visitor to joining, as one browser tab knows it. */
export type JoinFlow = {
  readonly id: string;
  readonly at: Timestamp;
  /** Lower case; null before the person gives one, or if a provider identifies them. */
  readonly email: string | null;
  /** Null if nobody signed in, or if the sign-in happened in another tab. */
  readonly memberId: MemberId | null;
};

/** A flow proves that the same person joins for this long after its latest step. */
export const FLOW_LIFETIME = 30 * MINUTE;

export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
