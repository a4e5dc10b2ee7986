import { ok } from '@twosides/domain/kernel';
import type { listUnusualVoting, votingDesk } from '@twosides/domain/moderation';
import type { Handlers } from '../kernel/api.ts';
import { atDesk } from './desk-handlers.ts';

type Needs = {
  readonly listUnusualVoting: ReturnType<typeof listUnusualVoting>;
  readonly votingDesk: ReturnType<typeof votingDesk>;
};

type VotingDeskRoute = 'unusualVoting' | 'excludeVotes' | 'restoreVotes' | 'votingSeen';

export const votingDeskHandlers = ({ listUnusualVoting, votingDesk }: Needs): Pick<Handlers, VotingDeskRoute> => ({
  unusualVoting: async (call) => {
    const found = await listUnusualVoting(atDesk(call));
    return found.ok ? ok({ body: found.value }) : found;
  },
  excludeVotes: async (call) => {
    const moved = await votingDesk.excludeVotes(atDesk(call), call.params.id, call.body);
    return moved.ok ? ok({ body: { message: `Excluded: ${moved.value}.` } }) : moved;
  },
  restoreVotes: async (call) => {
    const moved = await votingDesk.restoreVotes(atDesk(call), call.params.id, call.body);
    return moved.ok ? ok({ body: { message: `Counted again: ${moved.value}.` } }) : moved;
  },
  votingSeen: async (call) => {
    const seen = await votingDesk.votingSeen(atDesk(call), call.params.id);
    return seen.ok ? ok({ body: { message: 'Marked as reviewed.' } }) : seen;
  },
});
