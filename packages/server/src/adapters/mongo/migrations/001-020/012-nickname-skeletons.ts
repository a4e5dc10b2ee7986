import type { Migration } from '../migration.ts';

/** What a nickname looks like: no two members have the same. */
export const NICKNAME_SKELETONS_INDEX: Migration = {
  outside: async ({ database }) => {
    await database.collection('users').createIndexes([
      {
        name: 'nickname_skeleton',
        key: { nicknameSkeleton: 1 },
        unique: true,
        partialFilterExpression: { nicknameSkeleton: { $exists: true } },
      },
    ]);
  },
};
