import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import type { Connection, mongo } from 'mongoose';
import { connect } from '../adapters/mongo/kernel/connection.ts';
import { checkSecrets } from '../adapters/mongo/kernel/known-secrets.ts';
import { documentsIn, empty } from '../adapters/mongo/kernel/test-documents.ts';
import { migrate } from '../adapters/mongo/migrations/migrate.ts';
import { createSecrets } from '../adapters/secrets/secrets.ts';

/** What the names of this run's databases begin with; every worker has some, for one test file after the other. */
const RUN = 'DATABASES_OF_RUN';

/** For vitest, before the first test. @returns what it does after the last: the run's databases go. */
export const setup = () => {
  const run = `twosides-run-${randomUUID().slice(0, 8)}`;
  env[RUN] = run;
  return async () => {
    if (env.MONGODB_URL === undefined) return;
    const connection = await connect(env.MONGODB_URL);
    const { databases } = await connection.getClient().db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (name.startsWith(run)) await connection.getClient().db(name).dropDatabase();
    await connection.close();
  };
};

export type Borrowed = { readonly url: string; readonly giveBack: () => void };

const free: number[] = [];
let last = 0;

/**
 * A database of the present schema that holds what a new one does, and was made under this secret. To make one takes a
 * server seconds, so that it is emptied of what an earlier test has left there.
 */
export const borrowDatabase = async (fingerprintSecret: string): Promise<Borrowed> => {
  const number = free.pop() ?? ++last;
  const url = new URL(env.MONGODB_URL ?? '');
  url.pathname = `/${env[RUN]}-${env.VITEST_POOL_ID}-${number}`;
  const connection = await connect(url.href);
  const secrets = createSecrets(fingerprintSecret);
  const database = databaseOf(connection);
  const begun = database.collection<{ readonly _id: string; readonly documents: readonly mongo.Document[] }>(BEGUN);
  const known = await begun.find().toArray();
  if (known.length > 0) {
    await empty(database, new Map([...known.map(({ _id, documents }) => [_id, documents] as const), [BEGUN, known]]));
  } else {
    await migrate(connection, secrets);
    const documents = await documentsIn(database);
    await begun.insertMany(Array.from(documents, ([_id, some]) => ({ _id, documents: some })));
  }
  await checkSecrets(connection, secrets, true);
  await connection.close();
  return { url: url.href, giveBack: () => free.push(number) };
};

/** By collection, what a new database holds. */
const BEGUN = 'begun-with';

const databaseOf = ({ db }: Connection): mongo.Db => {
  if (db === undefined) throw new Error('The connection to MongoDB is not open.');
  return db;
};
