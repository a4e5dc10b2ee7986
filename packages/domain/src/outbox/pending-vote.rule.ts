import { DAY, type MemberId, type Timestamp } from '../kernel/index.ts';
import { isFlowOpen, type JoinFlow, type PendingVote } from '../model/index.ts';
import { toUniqueEmail } from '../wire/email.rule.ts';

export const PENDING_VOTE_LIFETIME = DAY;

/** A creation time in the future comes from a wrong clock, so the vote counts as expired. */
export const isPendingVoteExpired = ({ createdAt }: Pick<PendingVote, 'createdAt'>, now: Timestamp): boolean =>
  now >= createdAt + PENDING_VOTE_LIFETIME || createdAt > now;

/** Being signed in is not enough, because somebody else may have picked the side on this device. */
export const isOwnPendingVote = (
  pendingVote: Pick<PendingVote, 'flowId'>,
  flow: JoinFlow | null,
  member: { readonly id: MemberId; readonly email: string },
  now: Timestamp,
): boolean => {
  if (flow?.id !== pendingVote.flowId || !isFlowOpen(flow.at, now)) return false;
  return flow.email === null ? flow.memberId === member.id : toUniqueEmail(flow.email) === toUniqueEmail(member.email);
};
