import type { Migration } from '../migration.ts';

/** The collections that the ledger was made of are empty by now. */
export const MOVED_TO_LEDGER: Migration = {
  outside: async ({ database }) => {
    for (const name of ['operations', 'points', 'scores']) await database.collection(name).drop();
  },
};
