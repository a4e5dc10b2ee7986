import type { Migration } from './migration.ts';

export const decided: Migration = async ({ database }) => {
  await database.collection('rulings').createIndexes([{ name: 'moderator', key: { by: 1, at: 1 } }]);
};
