import type { Migration } from './migration.ts';

export const replies: Migration = async ({ database }) => {
  await database.collection('comments').createIndexes([
    { name: 'threads', key: { conflictId: 1, isVisible: 1, replyTo: 1, postedAt: -1, _id: -1 } },
    {
      name: 'replies',
      key: { replyTo: 1, isVisible: 1, postedAt: 1, _id: 1 },
      partialFilterExpression: { replyTo: { $exists: true } },
    },
    { name: 'answering', key: { postedAt: 1 }, partialFilterExpression: { answers: { $exists: true } } },
  ]);
};
