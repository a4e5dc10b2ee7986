import type { Migration } from '../migration.ts';

/** Nothing of the old collections is left. */
export const NEWS_MOVED: Migration = {
  outside: async ({ database }) => {
    for (const name of ['alerts_to_move', 'jobs_to_move']) await database.collection(name).drop();
  },
};
