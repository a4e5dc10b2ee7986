import type { Migration } from '../migration.ts';

/** Two transactions that want to make a collection meet in an error. */
export const TODAYS_FIVE: Migration = {
  outside: async ({ database }) => {
    const name = 'todays_five';
    if (!(await database.listCollections({ name }).hasNext())) await database.createCollection(name);
  },
};
