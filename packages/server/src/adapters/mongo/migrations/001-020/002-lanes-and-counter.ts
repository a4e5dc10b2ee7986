import type { Migration } from '../migration.ts';

type Counter = { readonly _id: string; readonly value: number };

/** The lane that every job is in, and the counter that conflicts are numbered by. */
export const LANES_AND_COUNTER: Migration = {
  batch: async ({ database, session }) => {
    await database.collection('jobs').updateMany({ lane: { $exists: false } }, { $set: { lane: 'main' } }, { session });
    await database
      .collection<Counter>('counters')
      .updateOne({ _id: 'conflicts' }, { $setOnInsert: { value: 0 } }, { upsert: true, session });
    return false;
  },
};
