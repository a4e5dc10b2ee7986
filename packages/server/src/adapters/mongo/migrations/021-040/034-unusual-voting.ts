import type { Migration } from '../migration.ts';

/** Conflicts whose voting was found unusual are found by the day of that. */
export const UNUSUAL_VOTING: Migration = {
  outside: async ({ database }) => {
    await database
      .collection('conflicts')
      .createIndex({ unusualOn: 1 }, { name: 'unusual', partialFilterExpression: { unusualOn: { $gt: 0 } } });
  },
};
