import type { Migration } from '../migration.ts';

/** Suspensions stand in the ledger, where the acts of their voices meet them. */
export const GATES: Migration = {
  outside: async ({ database }) => {
    const ledger = database.collection<Suspension>('ledger');
    await ledger.createIndex({ until: 1 }, { name: 'suspended', partialFilterExpression: { until: { $gt: 0 } } });
    if (!(await database.listCollections({ name: 'suspensions' }).hasNext())) return;
    for await (const { _id, until } of database.collection<Suspension>('suspensions').find())
      await ledger.updateOne({ _id: `gate ${_id}` }, { $max: { until } }, { upsert: true });
    await database.dropCollection('suspensions');
  },
};

type Suspension = { readonly _id: string; readonly until: number };
