import { type ConflictId, type MemberId, ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

type UpdateRoute = 'updates' | 'addUpdate' | 'followUpdates' | 'unfollowUpdates' | 'stories';

export const updateHandlers = (use: UseCases): Pick<Handlers, UpdateRoute> => {
  const follow = (follows: boolean) => async (call: { viewer: MemberId; params: { id: ConflictId } }) => {
    const following = await use.setUpdateFollowing(call.viewer, call.params.id, follows);
    return following.ok ? ok({ body: following.value }) : following;
  };
  return {
    updates: async ({ viewer, params }) => {
      const updates = await use.readUpdates(viewer, params.id);
      return updates.ok ? ok({ body: updates.value }) : updates;
    },
    addUpdate: async ({ viewer, opId, params, body }) => {
      const receipt = await use.postUpdate({ memberId: viewer, opId }, params.id, body);
      return receipt.ok ? ok({ body: receipt.value.outcome, replayed: receipt.value.replayed }) : receipt;
    },
    followUpdates: follow(true),
    unfollowUpdates: follow(false),
    stories: async () => ok({ body: await use.readStories() }),
  };
};
