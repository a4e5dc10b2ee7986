import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import { isFlowOpen, type JoinFlow } from '../model/join-flow.ts';
import type { PendingVote } from '../model/outbox.ts';

export const PENDING_VOTE_LIFETIME = DAY;

/** A pending vote from the future has expired too, because the clock must have been set back. */
export const isPendingVoteExpired = ({ createdAt }: Pick<PendingVote, 'createdAt'>, now: Timestamp): boolean =>
  now >= createdAt + PENDING_VOTE_LIFETIME || createdAt > now;

/**
 * Whether the vote's sign-up flow belongs to this member: their address was entered there, or they signed in there. A
 * session alone proves nothing, because the sign-in may have happened in another tab.
 */
export const isOwnPendingVote = (
  pendingVote: Pick<PendingVote, 'flowId'>,
  flow: JoinFlow | null,
  member: { readonly id: MemberId; readonly email: string },
  now: Timestamp,
): boolean => {
  if (flow?.id !== pendingVote.flowId || !isFlowOpen(flow.at, now)) return false;
  return flow.email === null ? flow.memberId === member.id : flow.email === member.email;
};
