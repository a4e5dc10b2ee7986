import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Secrets } from '@twosides/domain/kernel';
import type { Connection, mongo } from 'mongoose';
import { foreignDatabase, newerSchema } from '../../database-checks.ts';
import { baseline } from './001-baseline.ts';

/** Must be safe to run twice, because a process may die midway. Its position in `MIGRATIONS` is its schema version. */
export type Migration = (needs: { readonly database: mongo.Db; readonly secrets: Secrets }) => Promise<void>;

const MIGRATIONS: readonly Migration[] = [baseline];

export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * If several processes start at the same time, one migrates and the others wait.
 * @throws for a newer schema or another program's database; leaves both unchanged
 */
export const migrate = async (
  connection: Connection,
  secrets: Secrets,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> => {
  const database = databaseOf(connection);
  const records = schemaRecords(database);
  if ((await recognizedVersion(connection, migrations.length)) === migrations.length) return;
  await claimed(records, async (holder) => {
    let done = await recognizedVersion(connection, migrations.length);
    for (const migration of migrations.slice(done)) {
      await migration({ database, secrets });
      const mine = { _id: 'schema', version: done, holder } as const;
      done += 1;
      const { matchedCount } = await records.updateOne(mine, { $set: { version: done } });
      if (matchedCount === 0) throw new Error('Another process has taken over the migration of the database.');
    }
  });
};

/**
 * Returns 0 for an empty database. Writes nothing.
 * @throws for a schema newer than `known`, or another program's database
 */
export const recognizedVersion = async (connection: Connection, known: number = SCHEMA_VERSION): Promise<number> => {
  const database = databaseOf(connection);
  const record = async () => schemaRecords(database).findOne({ _id: 'schema' });
  let found = await record();
  if (found === null && (await isEmpty(database))) return 0;
  found ??= await record();
  if (found?.app !== APP) throw new Error(foreignDatabase(`MongoDB’s ${connection.name}`, NEXT));
  if (found.version > known) throw new Error(newerSchema(found.version, known));
  return found.version;
};

const NEXT = 'name a new, empty database in MONGODB_URL';

const isEmpty = async (database: mongo.Db): Promise<boolean> =>
  !(await database.listCollections({ name: { $nin: [SCHEMA] } }, { nameOnly: true }).hasNext());

const databaseOf = ({ db }: Connection): mongo.Db => {
  if (db === undefined) throw new Error('The connection to MongoDB is not open.');
  return db;
};

type SchemaRecord = {
  readonly _id: 'schema';
  readonly app: typeof APP;
  readonly version: number;
  readonly holder: string | null;
  readonly until: Date;
};

/** A database from before the baseline has another name, and is refused. */
const APP = 'TwoSides';

const schemaRecords = (database: mongo.Db): mongo.Collection<SchemaRecord> => database.collection<SchemaRecord>(SCHEMA);

const SCHEMA = 'schema';

const claimed = async (
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
