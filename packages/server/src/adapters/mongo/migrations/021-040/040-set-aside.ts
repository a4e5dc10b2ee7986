import type { Migration } from '../migration.ts';

/** Votes by where they came from, those that were set aside, and what moderators have done with them. */
export const SET_ASIDE: Migration = {
  outside: async ({ database }) => {
    // Two transactions that want to make one meet in an error.
    const name = 'set_aside_acts';
    if (!(await database.listCollections({ name }).hasNext())) await database.createCollection(name);
    await database.collection(name).createIndexes([
      { name: 'of_conflict', key: { conflictId: 1, at: 1 } },
      { name: 'by_time', key: { at: 1 } },
    ]);
    const there = { partialFilterExpression: { network: { $exists: true } } };
    await database.collection('votes').createIndexes([
      { name: 'of_network', key: { conflictId: 1, network: 1 }, ...there },
      { name: 'with_network', key: { votedAt: 1 }, ...there },
      { name: 'set_aside', key: { conflictId: 1 }, partialFilterExpression: { isSetAside: true } },
    ]);
  },
};
