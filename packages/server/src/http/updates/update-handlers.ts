import { type ConflictId, type MemberId, ok } from '@twosides/domain/kernel';
import type { postUpdate, readStories, readUpdates, setUpdateFollowing } from '@twosides/domain/updates';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly postUpdate: ReturnType<typeof postUpdate>;
  readonly readStories: ReturnType<typeof readStories>;
  readonly readUpdates: ReturnType<typeof readUpdates>;
  readonly setUpdateFollowing: ReturnType<typeof setUpdateFollowing>;
};

type UpdateRoute = 'updates' | 'addUpdate' | 'followUpdates' | 'unfollowUpdates' | 'stories';

export const updateHandlers = (use: Needs): Pick<Handlers, UpdateRoute> => {
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
