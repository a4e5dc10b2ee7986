import { type ConflictId, type MemberId, ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

type EndingRoute = 'updates' | 'addUpdate' | 'followEnding' | 'unfollowEnding' | 'stories';

export const endingHandlers = (use: UseCases): Pick<Handlers, EndingRoute> => {
  const follow = (follows: boolean) => async (call: { viewer: MemberId; params: { id: ConflictId } }) => {
    const following = await use.setEndingFollowing(call.viewer, call.params.id, follows);
    return following.ok ? ok({ body: following.value }) : following;
  };
  return {
    updates: async ({ viewer, params }) => {
      const updates = await use.readUpdates(viewer, params.id);
      return updates.ok ? ok({ body: updates.value }) : updates;
    },
    addUpdate: async ({ viewer, opId, params, body }) => {
      const receipt = await use.tellHowItWent({ memberId: viewer, opId }, params.id, body);
      return receipt.ok ? ok({ body: receipt.value.outcome, replayed: receipt.value.replayed }) : receipt;
    },
    followEnding: follow(true),
    unfollowEnding: follow(false),
    stories: async () => ok({ body: await use.readStories() }),
  };
};
