import type { Migration } from './migration.ts';

export const followers: Migration = async ({ database }) => {
  await database.collection('follows').createIndexes([
    { name: 'followers_by_id', key: { followingId: 1, followerId: 1 } },
    { name: 'latest', key: { followerId: 1, createdAt: -1, followingId: 1 } },
  ]);
};
