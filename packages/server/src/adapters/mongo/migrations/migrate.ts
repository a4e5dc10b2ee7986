import type { Secrets } from '@twosides/domain/kernel';
import type { Connection, mongo } from 'mongoose';
import { inTransaction } from '../kernel/transaction.ts';
import { MIGRATIONS } from './list.ts';
import type { Migration } from './migration.ts';
import { claimed, type SchemaRecord, schemaRecords } from './schema-record.ts';

/** What the schema's record says of a database of the present schema. */
export const SCHEMA_VERSION = MIGRATIONS.length;

/**
 * Brings the database to the present schema, a database without a record from the first migration on. Of several
 * processes that start at once one does it and the others wait; where that one dies, another goes on.
 * @param target the schema to stop at; tests make databases of earlier releases by it
 * @param migrations what leads there; tests have lists of their own
 * @throws for a database of a newer schema, which stays as it is
 */
export const migrate = async (
  connection: Connection,
  secrets: Secrets,
  target: number = MIGRATIONS.length,
  migrations: readonly Migration[] = MIGRATIONS,
): Promise<void> => {
  const database = databaseOf(connection);
  const records = schemaRecords(database);
  const version = async () => {
    const found = (await records.findOne({ _id: 'schema' }))?.version ?? 0;
    if (found > migrations.length) throw new Error(tooNew(found, migrations.length));
    return found;
  };
  if ((await version()) >= target) return;
  await claimed(records, async (holder) => {
    for (let done = await version(); done < target; done = await version()) {
      const mine = { _id: 'schema', version: done, holder } as const;
      const next = migrations[done] as Migration;
      if ('outside' in next) await next.outside({ database, secrets });
      await inTransaction(connection, async (session) => {
        // Written by each batch: one that has lost the claim meanwhile meets the new holder here, and writes nothing.
        await prove(records, mine, { $inc: { batches: 1 } }, session);
        if ('batch' in next && (await next.batch({ database, secrets, session }))) return;
        await prove(records, mine, { $set: { version: done + 1 } }, session);
      });
    }
  });
};

const prove = async (
  records: mongo.Collection<SchemaRecord>,
  mine: Partial<SchemaRecord>,
  update: mongo.UpdateFilter<SchemaRecord>,
  session: mongo.ClientSession,
) => {
  const { matchedCount } = await records.updateOne(mine, update, { session });
  if (matchedCount === 0) throw new Error('Another process has taken over the migration of the database.');
};

const databaseOf = ({ db }: Connection): mongo.Db => {
  if (db === undefined) throw new Error('The connection to MongoDB is not open.');
  return db;
};

const tooNew = (version: number, known: number): string =>
  `The database has schema version ${version}, but this program only knows versions up to ${known}. ` +
  'It was last used by a newer release: start that one, or restore a backup from before the upgrade.';
