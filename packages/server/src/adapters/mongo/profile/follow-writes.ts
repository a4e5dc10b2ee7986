import type { BatchHandlers } from '../kernel/write-handlers.ts';

export const followWrites = {
  'add-follow': (batch, { followerId, followingId, at }, { models }) =>
    batch.insert(models.follows, { followerId, followingId, createdAt: at }),
} satisfies Partial<BatchHandlers>;
