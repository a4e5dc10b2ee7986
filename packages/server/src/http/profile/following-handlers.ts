import type { UseCases } from '../../use-cases.ts';
import type { Handlers } from '../kernel/api.ts';
import { replyOf } from '../kernel/replies.ts';

type Needs = Pick<UseCases, 'follow' | 'readFollowing' | 'unfollow'>;

export const followingHandlers = (use: Needs) =>
  ({
    following: async ({ viewer, params }) => replyOf(await use.readFollowing(viewer, params.identifier)),

    follow: async ({ viewer, params }) => replyOf(await use.follow(viewer, params.identifier)),

    unfollow: async ({ viewer, params }) => replyOf(await use.unfollow(viewer, params.identifier)),
  }) satisfies Partial<Handlers>;
