import type { Migration } from '../migration.ts';

/** Moderators, who looks at which case, and what was decided. */
export const DESK: Migration = {
  outside: async ({ database }) => {
    // Two transactions that want to make one meet in an error.
    for (const name of ['moderators', 'case_claims', 'rulings'])
      if (!(await database.listCollections({ name }).hasNext())) await database.createCollection(name);
    await database.collection('rulings').createIndex({ itemKind: 1, itemId: 1, at: 1 }, { name: 'item' });
  },
};
