import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';

/** One person's way from picking a side as a visitor to joining, as one browser tab knows it. */
export type JoinFlow = {
  readonly id: string;
  /** When its latest step happened. */
  readonly at: Timestamp;
  /** The address given in the flow, lower case; null before that, or if a provider identifies the person. */
  readonly email: string | null;
  /** The member whom the flow signed in within its own tab; null if nobody, or if the sign-in happened elsewhere. */
  readonly memberId: MemberId | null;
};

/** How long after its latest step a flow still proves that the same person joins, in milliseconds. */
export const FLOW_LIFETIME = 30 * MINUTE;

/** Whether a flow still proves that the same person joins. Afterwards, the app has to ask them. */
export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
