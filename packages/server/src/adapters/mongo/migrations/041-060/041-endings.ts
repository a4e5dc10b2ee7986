import { createClustered } from '../create-clustered.ts';
import type { Migration } from '../migration.ts';

/** How conflicts went on, whom that was asked, and who wants to know. */
export const ENDINGS: Migration = {
  outside: async ({ database }) => {
    await createClustered(database, 'updates');
    await createClustered(database, 'ending_follows');
    await database.collection('updates').createIndexes([
      { name: 'conflict', key: { conflictId: 1, number: 1 } },
      {
        name: 'stories',
        key: { toldAt: -1, _id: -1 },
        partialFilterExpression: { forStories: true, text: { $gt: '' } },
      },
    ]);
    await database.collection('ending_follows').createIndexes([
      { name: 'member', key: { memberId: 1, _id: 1 } },
      { name: 'conflict', key: { conflictId: 1, memberId: 1 } },
    ]);
    await database.collection('conflicts').createIndexes([
      { name: 'ended', key: { isActive: 1, endedAt: -1, _id: -1 } },
      { name: 'ended_in_category', key: { isActive: 1, category: 1, endedAt: -1, _id: -1 } },
      {
        name: 'to_ask',
        key: { submittedAt: 1, _id: 1 },
        partialFilterExpression: { isActive: true, totalVotes: { $gte: 10 } },
      },
      {
        name: 'helped',
        key: { votesHelped: 1 },
        partialFilterExpression: { isActive: true, votesHelped: { $gt: '' } },
      },
    ]);
  },
};
