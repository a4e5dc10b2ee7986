import { type MemberId, ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../api.ts';

type ProfileRoute = 'ownConflicts' | 'profile' | 'profileConflicts' | 'following' | 'follow' | 'unfollow';

export const profileHandlers = (use: UseCases): Pick<Handlers, ProfileRoute> => {
  const setFollowing = (isFollowing: boolean) => async (call: { viewer: MemberId; params: { identifier: string } }) => {
    const following = await use.setFollowing(call.viewer, call.params.identifier, isFollowing);
    return following.ok ? ok({ body: following.value }) : following;
  };

  return {
    ownConflicts: async ({ viewer, query }) => {
      const page = await use.listOwnConflicts(viewer, query);
      return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
    },

    profile: async ({ viewer, params }) => {
      const profile = await use.readProfile(viewer, params.identifier);
      return profile.ok ? ok({ body: profile.value }) : profile;
    },

    profileConflicts: async ({ viewer, params, query }) => {
      const page = await use.listProfileConflicts(viewer, params.identifier, query);
      return page.ok ? ok({ body: page.value.items, nextCursor: page.value.nextCursor }) : page;
    },

    following: async ({ viewer, params }) => {
      const following = await use.readFollowing(viewer, params.identifier);
      return following.ok ? ok({ body: following.value }) : following;
    },

    follow: setFollowing(true),
    unfollow: setFollowing(false),
  };
};
