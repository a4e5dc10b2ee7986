import { ok } from '@twosides/domain/kernel';
import type { UseCases } from '../../use-cases.ts';
import { type Call, type Handlers, receiptOf, replyOf } from '../kernel/handler.ts';

export const updateHandlers = (use: UseCases) => {
  const follow =
    (follows: boolean) =>
    async ({ viewer, params }: Call<'followUpdates'>) =>
      replyOf(await use.setUpdateFollowing(viewer, params.id, follows));
  return {
    updates: async ({ viewer, params }) => replyOf(await use.readUpdates(viewer, params.id)),
    addUpdate: async ({ viewer, opId, params, body }) =>
      receiptOf(await use.postUpdate({ memberId: viewer, opId }, params.id, body)),
    followUpdates: follow(true),
    unfollowUpdates: follow(false),
    stories: async () => ok({ body: await use.readStories() }),
  } satisfies Partial<Handlers>;
};
