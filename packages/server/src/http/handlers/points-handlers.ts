import { type CommentId, type MemberId, type OpId, ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../api.ts';

export const pointsHandlers = (use: UseCases): Pick<Handlers, 'leaderboard' | 'markHelpful' | 'unmarkHelpful'> => {
  const mark =
    (isHelpful: boolean) => async (call: { viewer: MemberId; opId: OpId | null; params: { id: CommentId } }) => {
      const receipt = await use.markHelpful({ memberId: call.viewer, opId: call.opId }, call.params.id, isHelpful);
      return receipt.ok ? ok({ body: receipt.value.outcome, replayed: receipt.value.replayed }) : receipt;
    };

  return {
    leaderboard: async ({ viewer, query }) => ok({ body: await use.readLeaderboard(viewer, query.period) }),
    markHelpful: mark(true),
    unmarkHelpful: mark(false),
  };
};
