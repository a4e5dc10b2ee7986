import type { Migration } from '../migration.ts';

/** Nothing of the old collections is left. */
export const REPORTS_AND_MARKS_MOVED: Migration = {
  outside: async ({ database }) => {
    for (const name of ['reports_to_move', 'helpful_marks_to_move']) await database.collection(name).drop();
  },
};
