import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import type { Secrets } from '@twosides/domain/kernel';
import type { Connection, mongo } from 'mongoose';
import { afterAll, describe } from 'vitest';
import { type Borrowed, borrowDatabase } from '../../../test-support/databases-of-run.ts';
import { SECRETS } from '../../behaviour/builders.ts';
import type { Stores } from '../../stores.ts';
import { storesOver } from '../stores.ts';
import { connect } from './connection.ts';
import { empty } from './test-documents.ts';

export const describeMongo: typeof describe.skip = describe.skipIf(!env.MONGODB_URL);

export const useDatabases = () => {
  const urls: string[] = [];
  const borrowed: Borrowed[] = [];

  const freshUrl = (): string => {
    const url = new URL(env.MONGODB_URL ?? '');
    url.pathname = `/twosides_test_${randomUUID().slice(0, 13)}`;
    urls.push(url.href);
    return url.href;
  };

  const borrow = async (secrets: Secrets) => {
    const database = await borrowDatabase(secrets);
    borrowed.push(database);
    return database;
  };

  const presentUrl = async (secrets: Secrets = SECRETS): Promise<string> => (await borrow(secrets)).url;

  let keeper: Connection | null = null;
  const databaseAt = async (url: string): Promise<mongo.Db> => {
    keeper ??= await connect(url);
    return keeper.getClient().db(new URL(url).pathname.slice(1));
  };

  afterAll(async () => {
    await keeper?.close();
    for (const { giveBack } of borrowed) giveBack();
    for (const url of urls) {
      const connection = await connect(url);
      await connection.dropDatabase();
      await connection.close();
    }
  }, 300_000);

  const emptied: Borrowed[] = [];

  const openFresh = async (): Promise<Stores> => {
    const database = emptied.pop() ?? (await borrow(SECRETS));
    const connection = await connect(database.url, { monitorCommands: true });
    const changed = new Set<string>();
    connection.getClient().on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
      if (WRITING.has(commandName)) changed.add(command[commandName]);
    });
    const stores = await storesOver(connection, SECRETS);
    return {
      ...stores,
      close: async () => {
        await stores.close();
        await empty(await databaseAt(database.url), database.begun, changed);
        emptied.push(database);
      },
    };
  };

  return { freshUrl, presentUrl, openFresh };
};

const WRITING = new Set(['insert', 'update', 'delete', 'findAndModify']);

export const putAll = async (
  connection: Connection,
  collection: string,
  documents: readonly object[],
): Promise<void> => {
  for (let start = 0; start < documents.length; start += 2_000)
    await connection.collection(collection).insertMany(documents.slice(start, start + 2_000));
};

export type Watched = {
  readonly stores: Stores;
  readonly connection: Connection;
  commandsOf(work: () => Promise<unknown>): Promise<string[]>;
  sentBy(work: () => Promise<unknown>): Promise<mongo.Document[]>;
};

export const openWatched = async (url: string): Promise<Watched> => {
  const connection = await connect(url, { monitorCommands: true });
  const sentBy = async (work: () => Promise<unknown>) => {
    const sent: mongo.Document[] = [];
    const note = ({ command }: mongo.CommandStartedEvent) => sent.push({ ...command });
    const client = connection.getClient().on('commandStarted', note);
    try {
      await work();
    } finally {
      client.off('commandStarted', note);
    }
    return sent;
  };
  return {
    connection,
    stores: await storesOver(connection, SECRETS),
    sentBy,
    commandsOf: async (work) => (await sentBy(work)).map((command) => Object.keys(command)[0] ?? ''),
  };
};
