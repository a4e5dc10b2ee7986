import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import { isFlowOpen, type JoinFlow } from '../model/join-flow.ts';
import type { PendingVote } from '../model/outbox.ts';

export const PENDING_VOTE_LIFETIME = DAY;

/** Treats a creation time in the future as expired, because a wrong clock makes the vote's age unknown. */
export const isPendingVoteExpired = ({ createdAt }: Pick<PendingVote, 'createdAt'>, now: Timestamp): boolean =>
  now >= createdAt + PENDING_VOTE_LIFETIME || createdAt > now;

/**
 * Whether the member entered their address in the vote's sign-up flow, or signed in through that flow. Being signed in
 * is not enough, because somebody else may have picked the side before the member signed in.
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
