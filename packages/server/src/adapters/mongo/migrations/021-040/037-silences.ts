import type { Migration } from '../migration.ts';

/** Whom members have muted or blocked. */
export const SILENCES: Migration = {
  outside: async ({ database }) => {
    // Two transactions that want to make one meet in an error.
    if (!(await database.listCollections({ name: 'silences' }).hasNext())) await database.createCollection('silences');
    await database.collection('silences').createIndex({ memberId: 1, at: -1, otherId: 1 }, { name: 'latest' });
    await database.collection('silences').createIndex({ otherId: 1 }, { name: 'other' });
  },
};
