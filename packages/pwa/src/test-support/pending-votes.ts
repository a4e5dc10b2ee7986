import type { PendingVote } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { noteVotesFlow } from '../outbox/join-flow.ts';
import { storePendingVotes } from '../outbox/pending-votes.ts';
import { voteOn } from '../outbox/submit.ts';

export const FLOW = '0190a000-0000-7000-8000-00000000000f';

export const aPendingVote = (conflict: ConflictView, over: Partial<PendingVote> = {}): PendingVote => ({
  ...voteOn(conflict, { side: 'her' }),
  state: 'to-join',
  flowId: FLOW,
  createdAt: Date.now(),
  ...over,
});

/** As a visitor picks them. */
export const storeVotesOfFlow = (...votes: readonly PendingVote[]): Promise<void> => {
  for (const { flowId } of votes) noteVotesFlow(flowId);
  return storePendingVotes(votes);
};
