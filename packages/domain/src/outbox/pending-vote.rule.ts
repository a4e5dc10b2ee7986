import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import { isFlowOpen, type JoinFlow } from '../model/join-flow.ts';
import type { PendingVote } from '../model/outbox.ts';

/** How long a press is kept, in milliseconds. */
export const PRESS_LIFETIME = DAY;

/** Whether nobody is to be asked about it any more. One from the future is of a clock that was set back since. */
export const isPendingVoteExpired = ({ createdAt }: Pick<PendingVote, 'createdAt'>, now: Timestamp): boolean =>
  now >= createdAt + PRESS_LIFETIME || createdAt > now;

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
