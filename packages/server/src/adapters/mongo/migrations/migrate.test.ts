import type { Connection } from 'mongoose';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SECRETS } from '../../behaviour/builders.ts';
import { connect } from '../kernel/connection.ts';
import { describeMongo, useDatabases } from '../kernel/test-database.ts';
import { MIGRATIONS as RELEASED } from './list.ts';
import { migrate, SCHEMA_VERSION } from './migrate.ts';
import type { Migration } from './migration.ts';

/** A collection of four documents; a field filled one by one from the secrets; an index; and one document more. */
const MIGRATIONS: readonly Migration[] = [
  {
    batch: async ({ database, session }) => {
      await database.collection('things').insertMany(
        ['a', 'b', 'c', 'd'].map((name) => ({ name })),
        { session },
      );
      return false;
    },
  },
  {
    batch: async ({ database, secrets, session }) => {
      const things = database.collection('things');
      const next = await things.findOne({ stamp: { $exists: false } }, { session, sort: { name: 1 } });
      if (next === null) return false;
      await things.updateOne({ _id: next._id }, { $set: { stamp: secrets.stampOf('share', next.name) } }, { session });
      return true;
    },
  },
  { outside: async ({ database }) => void (await database.collection('things').createIndex({ name: 1 })) },
  {
    batch: async ({ database, session }) => {
      await database.collection('things').insertOne({ name: 'e', stamp: 'by code' }, { session });
      return false;
    },
  },
];
const WHOLE = [
  ...['a', 'b', 'c', 'd'].map((name) => ({ name, stamp: `share ${name}` })),
  { name: 'e', stamp: 'by code' },
];

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
    things: await db
      ?.collection('things')
      .find({}, { projection: { _id: 0 } })
      .sort({ name: 1 })
      .toArray(),
  });

  it('are each done once, in their order, with the server’s secrets, where several processes start at once', async () => {
    const processes = await Promise.all(Array.from({ length: 4 }, opened));
    await Promise.all(processes.map((process) => migrate(process, SECRETS, 4, MIGRATIONS)));
    const [first] = processes as [Connection];
    await migrate(first, SECRETS, 4, MIGRATIONS);
    expect(await thingsIn(first)).toEqual({ version: 4, things: WHOLE });
  });

  it('go on after the batch in which an earlier start has died', async () => {
    const connection = await opened();
    let batches = 0;
    const dying = MIGRATIONS.map(
      (migration): Migration =>
        'batch' in migration
          ? {
              batch: async (needs) => {
                if (++batches === 4) throw new Error('The power is gone.');
                return migration.batch(needs);
              },
            }
          : migration,
    );
    await expect(migrate(connection, SECRETS, 4, dying)).rejects.toThrow('The power is gone.');
    expect(await thingsIn(connection)).toEqual({
      version: 1,
      things: ['a', 'b', 'c', 'd'].map((name, n) => ({ name, ...(n < 2 && { stamp: `share ${name}` }) })),
    });
    await migrate(connection, SECRETS, 4, MIGRATIONS);
    expect((await thingsIn(connection)).things).toEqual(WHOLE);
  });

  it('write nothing any more once another process has taken over', async () => {
    const connection = await opened();
    const robbed = MIGRATIONS.map(
      (migration): Migration =>
        'outside' in migration
          ? {
              outside: async ({ database }) => {
                await database.collection('schema').updateOne({}, { $set: { holder: 'another process' } });
              },
            }
          : migration,
    );
    await expect(migrate(connection, SECRETS, 4, robbed)).rejects.toThrow(
      'Another process has taken over the migration of the database.',
    );
    expect((await thingsIn(connection)).version).toBe(2);
  });

  it('are refused for a database of a newer release, which stays as it is', async () => {
    const connection = await opened();
    await migrate(connection, SECRETS);
    await connection.db?.collection('schema').updateOne({}, { $inc: { version: 1 } });
    await expect(migrate(connection, SECRETS)).rejects.toThrow(
      `The database has schema version ${SCHEMA_VERSION + 1}, but this program only knows versions up to ${SCHEMA_VERSION}.`,
    );
  });

  it('are asked about by one command where there is nothing to do', async () => {
    const connection = await opened();
    await migrate(connection, SECRETS);
    const watching = await connect(url, { monitorCommands: true });
    connections.push(watching);
    const commands: string[] = [];
    watching.getClient().on('commandStarted', ({ commandName }) => commands.push(commandName));
    await migrate(watching, SECRETS);
    expect(commands).toEqual(['find']);
    expect(RELEASED).toHaveLength(SCHEMA_VERSION);
  });
});
