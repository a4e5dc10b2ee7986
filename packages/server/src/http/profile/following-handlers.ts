import { type MemberId, ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../composition/use-cases.ts';
import type { Handlers } from '../kernel/api.ts';

export const followingHandlers = (use: UseCases): Pick<Handlers, 'following' | 'follow' | 'unfollow'> => {
  const setFollowing = (isFollowing: boolean) => async (call: { viewer: MemberId; params: { identifier: string } }) => {
    const following = await use.setFollowing(call.viewer, call.params.identifier, isFollowing);
    return following.ok ? ok({ body: following.value }) : following;
  };

  return {
    following: async ({ viewer, params }) => {
      const following = await use.readFollowing(viewer, params.identifier);
      return following.ok ? ok({ body: following.value }) : following;
    },

    follow: setFollowing(true),
    unfollow: setFollowing(false),
  };
};
