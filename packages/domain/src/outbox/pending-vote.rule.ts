import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import type { JoinFlow, PendingVote } from '../model/outbox.ts';

/** How long a press is kept, in milliseconds. */
export const PRESS_LIFETIME = DAY;
/** How long after its latest step the one who joins by a flow is surely the one who began it, in milliseconds. */
export const FLOW_LIFETIME = 30 * 60_000;

/** Whether nobody is to be asked about it any more. One from the future is of a clock that was set back since. */
export const isPendingVoteExpired = ({ createdAt }: Pick<PendingVote, 'createdAt'>, now: Timestamp): boolean =>
  now >= createdAt + PRESS_LIFETIME || createdAt > now;

/** Whether a flow goes on: afterwards, those who join have to be asked. */
export const isFlowOpen = (at: Timestamp, now: Timestamp): boolean => now < at + FLOW_LIFETIME && at <= now;

/**
 * Whether the press is surely this member's: the flow that led from it was given their address, or has signed them in.
 * That they are signed in says nothing by itself, since somebody else may have done so in another tab.
 */
export const isOwnPendingVote = (
  press: Pick<PendingVote, 'flowId'>,
  flow: JoinFlow | null,
  member: { readonly id: MemberId; readonly email: string },
  now: Timestamp,
): boolean => {
  if (flow?.id !== press.flowId || !isFlowOpen(flow.at, now)) return false;
  return flow.email === null ? flow.memberId === member.id : flow.email === member.email;
};
