import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import { isFlowOpen, type JoinFlow } from '../model/join-flow.ts';
import type { PendingVote } from '../model/outbox.ts';

export const PENDING_VOTE_LIFETIME = DAY;

/** A vote made in the future has expired too: the clock was set back. */
export const isPendingVoteExpired = ({ createdAt }: Pick<PendingVote, 'createdAt'>, now: Timestamp): boolean =>
  now >= createdAt + PENDING_VOTE_LIFETIME || createdAt > now;

/**
 * Whether a pending vote is surely this member's: its flow was given their address, or signed them in. Being signed in
 * alone proves nothing, since that may have happened in another tab.
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
