import type { Connection } from 'mongoose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { SECRETS_CHECK } from '../../database-checks.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, useDatabases } from '../kernel/test-database.ts';
import { documentsIn } from '../kernel/test-documents.ts';
import { openMongoStores } from '../stores.ts';
import { type Migration, migrate, SCHEMA_VERSION } from './migrate.ts';

type Thing = { readonly _id: string; readonly stamp: string | null };

const put = ({ database }: Parameters<Migration>[0], _id: string, stamp: string | null) =>
  database.collection<Thing>('things').updateOne({ _id }, { $set: { stamp } }, { upsert: true });

const MIGRATIONS: readonly Migration[] = [
  async ({ database }) => void (await database.collection('things').createIndex({ stamp: 1 })),
  async (needs) => void (await put(needs, 'a', needs.secrets.stampOf('share', 'a'))),
  async (needs) => void (await put(needs, 'b', null)),
];
const WHOLE = {
  version: 3,
  things: [
    { _id: 'a', stamp: 'share a' },
    { _id: 'b', stamp: null },
  ],
};

describeMongo('Migrations on MongoDB', () => {
  const { freshUrl } = useDatabases();
  let connections: Connection[];
  let url: string;
  const opened = async () => {
    const connection = await connect(url);
    connections.push(connection);
    return connection;
  };
  beforeEach(() => {
    connections = [];
    url = freshUrl();
  });
  afterEach(() => Promise.all(connections.map((connection) => connection.close())));

  const thingsIn = async ({ db }: Connection) => ({
    version: (await db?.collection('schema').findOne())?.version,
    things: await db?.collection('things').find().sort({ _id: 1 }).toArray(),
  });

  test('run once, in order, with the server’s secrets, when several processes start at once', async () => {
    const processes = await Promise.all(Array.from({ length: 4 }, opened));
    let runs = 0;
    const counted = MIGRATIONS.map(
      (migration): Migration =>
        (needs) => {
          runs += 1;
          return migration(needs);
        },
    );
    await Promise.all(processes.map((process) => migrate(process, SECRETS, counted)));
    const [first] = processes as [Connection];
    await migrate(first, SECRETS, counted);
    expect(await thingsIn(first)).toEqual(WHOLE);
    expect(runs).toBe(MIGRATIONS.length);
  });

  test('continue after a start that was killed', async () => {
    const connection = await opened();
    const [first, second, third] = MIGRATIONS as [Migration, Migration, Migration];
    const dying: Migration = async (needs) => {
      await second(needs);
      throw new Error('The power is gone.');
    };
    await expect(migrate(connection, SECRETS, [first, dying, third])).rejects.toThrow('The power is gone.');
    expect((await thingsIn(connection)).version).toBe(1);
    await migrate(connection, SECRETS, MIGRATIONS);
    expect(await thingsIn(connection)).toEqual(WHOLE);
  });

  test('stop when another process has taken over', async () => {
    const connection = await opened();
    const [first, , third] = MIGRATIONS as [Migration, Migration, Migration];
    const robbed: Migration = async ({ database }) =>
      void (await database.collection('schema').updateOne({}, { $set: { holder: 'another process' } }));
    await expect(migrate(connection, SECRETS, [first, robbed, third])).rejects.toThrow(
      'Another process has taken over the migration of the database.',
    );
    expect(await thingsIn(connection)).toEqual({ version: 1, things: [] });
  });

  test('create the whole schema again after a start killed in the baseline', async () => {
    const connection = await opened();
    const indexes = async () => {
      const collections = (await connection.db?.listCollections().toArray()) ?? [];
      const named = collections.map(async ({ name }) => [name, (await connection.collection(name).indexes()).length]);
      return new Map((await Promise.all(named)) as [string, number][]);
    };
    await migrate(connection, SECRETS);
    const whole = await indexes();
    await connection.dropCollection('votes');
    await connection.collection('conflicts').dropIndex('trending');
    await connection.db?.collection('schema').updateOne({}, { $set: { version: 0 } });
    await migrate(connection, SECRETS);
    expect(await indexes()).toEqual(whole);
  });

  test.for([
    [
      'is of a newer schema',
      { app: 'TwoSides', version: SCHEMA_VERSION + 1 },
      `The database has schema version ${SCHEMA_VERSION + 1}, but this program only knows versions up to ${SCHEMA_VERSION}.`,
    ],
    ['was made before the first release', { app: 'twosides', version: 1 }, 'MongoDB’s NAME holds'],
    ['belongs to another program', null, 'MongoDB’s NAME holds'],
  ] as const)('refuse a database, and leave it as it is, when it %s', async ([, record, message]) => {
    const connection = await opened();
    await connection.db?.collection<{ _id: string }>('installation').insertOne({ _id: SECRETS_CHECK });
    if (record) await connection.db?.collection<{ _id: string }>('schema').insertOne({ _id: 'schema', ...record });
    const contents = async () => connection.db && documentsIn(connection.db);
    const before = await contents();
    await expect(openMongoStores(url, SECRETS, true)).rejects.toThrow(message.replace('NAME', connection.name));
    expect(await contents()).toEqual(before);
  });

  test('need one command when there is nothing to do', async () => {
    const connection = await opened();
    await migrate(connection, SECRETS);
    const watching = await connect(url, { monitorCommands: true });
    connections.push(watching);
    const commands: string[] = [];
    watching.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
    await migrate(watching, SECRETS);
    expect(commands).toEqual(['find']);
  });
});
