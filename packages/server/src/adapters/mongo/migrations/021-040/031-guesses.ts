import type { Migration } from '../migration.ts';

/** A member's guesses are found without looking at their votes without one. */
export const GUESSES: Migration = {
  outside: async ({ database }) => {
    await database
      .collection('votes')
      .createIndex({ castBy: 1, conflictId: -1 }, { name: 'guesses', partialFilterExpression: { guess: { $gte: 0 } } });
  },
};
