import { ok } from '@twosides/domain/kernel';
import type { Relation } from '@twosides/domain/profile';
import type { UseCases } from '../../use-cases.ts';
import { type Call, type Handlers, replyOf } from '../kernel/handler.ts';

type Needs = Pick<
  UseCases,
  'follow' | 'listFollowing' | 'listRelated' | 'readFollowing' | 'changeRelation' | 'unfollow'
>;

export const profileHandlers = (use: Needs) => {
  const relation =
    (change: Partial<Relation>) =>
    async ({ viewer, params }: Call<'muteMember'>) =>
      replyOf(await use.changeRelation(viewer, params.identifier, change));

  return {
    ownFollowing: async ({ viewer }) => ok({ body: await use.listFollowing(viewer) }),
    following: async ({ viewer, params }) => replyOf(await use.readFollowing(viewer, params.identifier)),
    follow: async ({ viewer, params }) => replyOf(await use.follow(viewer, params.identifier)),
    unfollow: async ({ viewer, params }) => replyOf(await use.unfollow(viewer, params.identifier)),
    related: async ({ viewer }) => ok({ body: await use.listRelated(viewer) }),
    muteMember: relation({ isMuted: true }),
    unmuteMember: relation({ isMuted: false }),
    blockMember: relation({ isBlocked: true }),
    unblockMember: relation({ isBlocked: false }),
  } satisfies Partial<Handlers>;
};
