import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';

export type SchemaRecord = {
  readonly _id: 'schema';
  readonly app: typeof APP;
  readonly version: number;
  readonly holder: string | null;
  readonly until: Date;
};

export const APP = 'twosides';

export const schemaRecords = (database: mongo.Db): mongo.Collection<SchemaRecord> =>
  database.collection<SchemaRecord>(SCHEMA);

export const SCHEMA = 'schema';

export const claimed = async (
  records: mongo.Collection<SchemaRecord>,
  work: (holder: string) => Promise<void>,
): Promise<void> => {
  const holder = randomUUID();
  await records.updateOne(
    { _id: 'schema' },
    { $setOnInsert: { app: APP, version: 0, holder: null, until: new Date(0) } },
    { upsert: true },
  );
  const free = { $or: [{ holder: null }, { $expr: { $lt: ['$until', '$$NOW'] } }] };
  while ((await records.updateOne({ _id: 'schema', ...free }, claimOf(holder))).matchedCount === 0) await pause(POLL);
  const renewing = setInterval(
    () => void records.updateOne({ _id: 'schema', holder }, claimOf(holder)).catch(() => undefined),
    LEASE / 3,
  );
  try {
    await work(holder);
  } finally {
    clearInterval(renewing);
    await records.updateOne({ _id: 'schema', holder }, { $set: { holder: null } }).catch(() => undefined);
  }
};

/** Milliseconds for which a claim is valid without renewal. */
const LEASE = 15_000;
/** Milliseconds between two attempts to claim. */
const POLL = 100;

const claimOf = (holder: string) => [
  { $set: { holder, until: { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: LEASE } } } },
];
