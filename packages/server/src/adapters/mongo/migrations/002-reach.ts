import type { Migration } from './migration.ts';

export const reach: Migration = async ({ database }) => {
  await database
    .collection('conflicts')
    .updateMany({ allowsEmbed: { $exists: false } }, { $set: { allowsEmbed: false } });
  await database.collection('users').updateMany({ hasFeed: { $exists: false } }, { $set: { hasFeed: false } });
  await database.collection('conflicts').createIndexes([
    { name: 'results', key: { isActive: 1, revealedAt: -1, _id: -1 } },
    { name: 'results_in_category', key: { isActive: 1, category: 1, revealedAt: -1, _id: -1 } },
  ]);
};
