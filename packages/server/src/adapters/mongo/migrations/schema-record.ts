import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { mongo } from 'mongoose';

/** Where the database stands, and who is bringing it further. */
export type SchemaRecord = {
  readonly _id: 'schema';
  /** Migrations that are done. */
  readonly version: number;
  /** Grows with every batch. */
  readonly batches: number;
  readonly holder: string | null;
  /** Until when the holder has it to itself, by the server's clock. */
  readonly until: Date;
};

export const schemaRecords = (database: mongo.Db): mongo.Collection<SchemaRecord> =>
  database.collection<SchemaRecord>('schema');

/**
 * Runs `work` while no other process runs its own; waits for that one before. A holder that died is waited for until
 * its claim ends.
 */
export const claimed = async (
  records: mongo.Collection<SchemaRecord>,
  work: (holder: string) => Promise<void>,
): Promise<void> => {
  const holder = randomUUID();
  await records.updateOne(
    { _id: 'schema' },
    { $setOnInsert: { version: 0, batches: 0, holder: null, until: new Date(0) } },
    { upsert: true },
  );
  const free = { $or: [{ holder: null }, { $expr: { $lt: ['$until', '$$NOW'] } }] };
  while ((await records.updateOne({ _id: 'schema', ...free }, claimOf(holder))).matchedCount === 0) await pause(POLL);
  // A failed renewal is no fault: a process that takes over is noticed by the next batch.
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

/** Milliseconds. */
const LEASE = 15_000;
const POLL = 100;

const claimOf = (holder: string) => [
  { $set: { holder, until: { $dateAdd: { startDate: '$$NOW', unit: 'millisecond', amount: LEASE } } } },
];
