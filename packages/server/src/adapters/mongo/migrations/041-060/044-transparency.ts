import type { Migration } from '../migration.ts';

/** What was reported and decided in each month that is over. */
export const TRANSPARENCY: Migration = {
  outside: async ({ database }) => {
    if (!(await database.listCollections({ name: 'transparency' }).hasNext()))
      await database.createCollection('transparency');
  },
};
