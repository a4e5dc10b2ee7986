import { DAY, ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import { type Handlers, pageOf } from '../kernel/handler.ts';
import { RequestError } from '../kernel/request-error.ts';

type Needs = Pick<UseCases, 'castVote' | 'listOwnVotes' | 'readAlerts' | 'readConflict'>;

export const votingHandlers = (use: Needs) =>
  ({
    ownVotes: async ({ viewer, query }) => pageOf(await use.listOwnVotes(viewer, query)),
    castVote: async ({ viewer, opId, params, body, network }) => {
      const receipt = await use.castVote({ memberId: viewer, opId }, params.id, body.side, { ...body, network });
      if (!receipt.ok && receipt.error === 'text-changed') {
        const conflict = await use.readConflict(viewer, params.id);
        if (!conflict.ok) return conflict;
        const { textVersion, title, herSide, hisSide, sideLabels } = conflict.value;
        throw new RequestError('text-changed', { text: { textVersion, title, herSide, hisSide, sideLabels } });
      }
      if (!receipt.ok) return receipt;
      const { outcome, replayed } = receipt.value;
      if (outcome.revealedAt !== null && (outcome.isReveal || replayed))
        await use.readAlerts(viewer, { conflictId: params.id, upTo: Date.parse(outcome.revealedAt) + DAY });
      return ok({ body: outcome, replayed, dropsCachedResponses: outcome.isReveal });
    },
  }) satisfies Partial<Handlers>;
