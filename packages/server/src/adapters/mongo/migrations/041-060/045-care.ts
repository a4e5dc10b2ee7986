import type { Migration } from '../migration.ts';

/** Comments that wait while voting rests, by when they were written and by their conflict. */
export const CARE: Migration = {
  outside: async ({ database }) => {
    const partialFilterExpression = { takenDownBy: 'rest' };
    await database.collection('comments').createIndexes([
      { name: 'waiting', key: { postedAt: 1, _id: 1 }, partialFilterExpression },
      { name: 'waiting_under', key: { conflictId: 1, postedAt: 1, _id: 1 }, partialFilterExpression },
    ]);
  },
};
