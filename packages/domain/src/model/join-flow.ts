import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { MINUTE } from '../kernel/time.ts';

export type JoinFlow = {
  readonly id: string;
  readonly at: Timestamp;
  readonly email: string | null;
  readonly memberId: MemberId | null;
};

export const FLOW_LIFETIME = 30 * MINUTE;

export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;
