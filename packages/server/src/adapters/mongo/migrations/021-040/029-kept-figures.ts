import type { mongo } from 'mongoose';
import type { Migration } from '../migration.ts';

/**
 * The figures take in what says that it has changed since, for a start everything. Members know how many follow them
 * and whom they follow.
 */
export const KEPT_FIGURES: Migration = {
  outside: async ({ database }) => {
    // Two transactions that want to make one meet in an error.
    for (const name of ['category_figures', 'counted'])
      if (!(await database.listCollections({ name }).hasNext())) await database.createCollection(name);
    for (const name of ['conflicts', 'users']) {
      const partial = { partialFilterExpression: { uncounted: { $exists: true } } };
      await database.collection(name).createIndex({ uncounted: 1 }, { name: 'uncounted', ...partial });
      await database.collection(name).updateMany({ uncounted: { $exists: false } }, { $set: { uncounted: true } });
    }
    await countFollows(database, 'followingId', 'followersCount');
    await countFollows(database, 'followerId', 'followingCount');
  },
};

/** Members of one command. */
const BATCH = 500;

const countFollows = async (database: mongo.Db, by: string, count: string): Promise<void> => {
  const users = database.collection<{ _id: string }>('users');
  const counted = database
    .collection('follows')
    .aggregate<{ _id: string; n: number }>([{ $group: { _id: `$${by}`, n: { $sum: 1 } } }]);
  let writes: mongo.AnyBulkWriteOperation<{ _id: string }>[] = [];
  for await (const { _id, n } of counted) {
    writes.push({ updateOne: { filter: { _id }, update: { $set: { [count]: n } } } });
    if (writes.length < BATCH) continue;
    await users.bulkWrite(writes);
    writes = [];
  }
  if (writes.length > 0) await users.bulkWrite(writes);
};
