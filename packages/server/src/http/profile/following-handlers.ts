import { ok } from '@twosides/domain/kernel';
import type { follow, readFollowing, unfollow } from '@twosides/domain/profile';
import type { Handlers } from '../kernel/api.ts';

type Needs = {
  readonly follow: ReturnType<typeof follow>;
  readonly readFollowing: ReturnType<typeof readFollowing>;
  readonly unfollow: ReturnType<typeof unfollow>;
};

export const followingHandlers = (use: Needs): Pick<Handlers, 'following' | 'follow' | 'unfollow'> => ({
  following: async ({ viewer, params }) => {
    const following = await use.readFollowing(viewer, params.identifier);
    return following.ok ? ok({ body: following.value }) : following;
  },

  follow: async ({ viewer, params }) => {
    const followed = await use.follow(viewer, params.identifier);
    return followed.ok ? ok({ body: followed.value }) : followed;
  },

  unfollow: async ({ viewer, params }) => {
    const unfollowed = await use.unfollow(viewer, params.identifier);
    return unfollowed.ok ? ok({ body: unfollowed.value }) : unfollowed;
  },
});
