import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';

/** The way from a press to joining, as the tab knows it that goes it. */
export type JoinFlow = {
  readonly id: string;
  /** When its latest step was. */
  readonly at: Timestamp;
  /** The address that was given on it, in lower case; null before, and where a provider says who it is. */
  readonly email: string | null;
  /** Whom it has signed in, in its own tab; null before, and where it was only heard that somebody has signed in. */
  readonly memberId: MemberId | null;
};

/** How long after its latest step the one who joins by a flow is surely the one who began it, in milliseconds. */
export const FLOW_LIFETIME = 30 * MINUTE;

/** Whether a flow goes on: afterwards, those who join have to be asked. */
export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
