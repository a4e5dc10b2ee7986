import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../kernel/api.ts';
import { messageOf, replyOf } from '../kernel/replies.ts';
import { atDesk } from './desk-handlers.ts';

type Needs = Pick<UseCases, 'listUnusualVoting' | 'votingDesk'>;

export const votingDeskHandlers = ({ listUnusualVoting, votingDesk }: Needs) =>
  ({
    unusualVoting: async (call) => replyOf(await listUnusualVoting(atDesk(call))),
    excludeVotes: async (call) => {
      const moved = await votingDesk.excludeVotes(atDesk(call), call.params.id, call.body);
      return moved.ok ? ok({ body: { message: `Votes excluded: ${moved.value}.` } }) : moved;
    },
    restoreVotes: async (call) => {
      const moved = await votingDesk.restoreVotes(atDesk(call), call.params.id, call.body);
      return moved.ok ? ok({ body: { message: `Votes restored: ${moved.value}.` } }) : moved;
    },
    votingSeen: async (call) => messageOf(await votingDesk.votingSeen(atDesk(call), call.params.id), 'Marked as seen.'),
  }) satisfies Partial<Handlers>;
