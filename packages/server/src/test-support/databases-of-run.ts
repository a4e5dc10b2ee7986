import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import type { Secrets } from '@twosides/domain/kernel';
import { type Connection, mongo } from 'mongoose';
import { connect } from '../adapters/mongo/kernel/connection.ts';
import { checkSecrets } from '../adapters/mongo/kernel/known-secrets.ts';
import { type Documents, documentsIn, empty } from '../adapters/mongo/kernel/test-documents.ts';
import { migrate } from '../adapters/mongo/migrations/migrate.ts';

const RUN = 'DATABASES_OF_RUN';

export const setup = () => {
  const run = `twosides-run-${randomUUID().slice(0, 8)}`;
  env[RUN] = run;
  return async () => {
    if (env.MONGODB_URL === undefined) return;
    const client = await new mongo.MongoClient(env.MONGODB_URL).connect();
    const { databases } = await client.db().admin().listDatabases({ nameOnly: true });
    for (const { name } of databases) if (name.startsWith(run)) await client.db(name).dropDatabase();
    await client.close();
  };
};

export type Borrowed = {
  readonly url: string;
  readonly begun: Documents;
  readonly giveBack: () => void;
};

const free: number[] = [];
let last = 0;

export const borrowDatabase = async (secrets: Secrets): Promise<Borrowed> => {
  const number = free.pop() ?? ++last;
  const url = new URL(env.MONGODB_URL ?? '');
  url.pathname = `/${env[RUN]}-${env.VITEST_POOL_ID}-${number}`;
  const connection = await connect(url.href);
  const database = databaseOf(connection);
  const begun = database.collection<{ readonly _id: string; readonly documents: readonly mongo.Document[] }>(BEGUN);
  const known = new Map((await begun.find().toArray()).map(({ _id, documents }) => [_id, documents]));
  if (known.size > 0) {
    // The collections are listed again, because MongoDB creates some of them only at the first insert.
    const names = (await database.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name);
    await empty(
      database,
      known,
      names.filter((name) => name !== BEGUN),
    );
  } else {
    await migrate(connection, secrets);
    for (const [name, documents] of await documentsIn(database)) known.set(name, documents);
    await begun.insertMany(Array.from(known, ([_id, documents]) => ({ _id, documents })));
  }
  await checkSecrets(connection, secrets, true);
  known.set('installation', await database.collection('installation').find().toArray());
  await connection.close();
  return { url: url.href, begun: known, giveBack: () => free.push(number) };
};

const BEGUN = 'begun-with';

const databaseOf = ({ db }: Connection): mongo.Db => {
  if (db === undefined) throw new Error('The connection to MongoDB is not open.');
  return db;
};
