import type { Migration } from '../migration.ts';

/** Objections to what was decided, and which ruling answers which. */
export const APPEALS: Migration = {
  outside: async ({ database }) => {
    // Two transactions that want to make one meet in an error.
    if (!(await database.listCollections({ name: 'appeals' }).hasNext())) await database.createCollection('appeals');
    await database
      .collection('appeals')
      .createIndex({ at: 1, _id: 1 }, { name: 'open', partialFilterExpression: { isOpen: true } });
    await database.collection('appeals').createIndex({ itemKind: 1, itemId: 1 }, { name: 'item' });
    await database
      .collection('rulings')
      .createIndex(
        { 'answers.ruling': 1, 'answers.side': 1 },
        { name: 'answer', unique: true, partialFilterExpression: { 'answers.ruling': { $exists: true } } },
      );
  },
};
