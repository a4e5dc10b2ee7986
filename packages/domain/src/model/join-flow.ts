import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';

/** A visitor's sign-up flow, from picking a side to signing in. Stored per browser tab. */
export type JoinFlow = {
  readonly id: string;
  readonly at: Timestamp;
  /** Lower case. Null until the person enters an address. Stays null if they sign up through a provider instead. */
  readonly email: string | null;
  /** Null until the person signs in from this tab. Signing in from another tab does not set it. */
  readonly memberId: MemberId | null;
};

/** For this long after the latest step of a flow, the site assumes that the same person is still joining. */
export const FLOW_LIFETIME = 30 * MINUTE;

export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
