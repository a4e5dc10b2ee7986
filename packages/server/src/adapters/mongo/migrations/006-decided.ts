import type { Migration } from './migration.ts';

/** The index serves the list of a moderator's own decisions. */
export const decided: Migration = async ({ database }) => {
  await database.collection('rulings').createIndexes([{ name: 'moderator', key: { by: 1, at: 1 } }]);
};
