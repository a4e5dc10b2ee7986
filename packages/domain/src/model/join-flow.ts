import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';

/** A sign-up flow from a press to joining, as its tab knows it. */
export type JoinFlow = {
  readonly id: string;
  /** When its latest step happened. */
  readonly at: Timestamp;
  /** The address given in it, lower case; null before that, or if a provider identifies the person. */
  readonly email: string | null;
  /** The member it signed in, in its own tab; null if none, or if the sign-in happened elsewhere. */
  readonly memberId: MemberId | null;
};

/** How long after its latest step a flow still proves that the same person joins, in milliseconds. */
export const FLOW_LIFETIME = 30 * MINUTE;

/** Whether a flow is still open. Later, people have to be asked. */
export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
