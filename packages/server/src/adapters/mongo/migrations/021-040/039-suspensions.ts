import type { Migration } from '../migration.ts';

/** Members who are suspended, each under an HMAC that leads to nobody. */
export const SUSPENSIONS: Migration = {
  outside: async ({ database }) => {
    // Two transactions that want to make one meet in an error.
    if (!(await database.listCollections({ name: 'suspensions' }).hasNext()))
      await database.createCollection('suspensions');
  },
};
