import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const followWrites = {
  'add-follow': ({ database }, { followerId, followingId, at }) => {
    database.insert('follows', { follower_id: followerId, following_id: followingId, created_at: at });
  },
} satisfies Partial<WriteHandlers>;
