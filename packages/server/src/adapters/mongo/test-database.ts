import { randomUUID } from 'node:crypto';
import { env } from 'node:process';
import type { Connection, mongo } from 'mongoose';
import { afterAll, describe } from 'vitest';
import { SECRETS } from '../behaviour/builders.ts';
import type { Stores } from '../stores.ts';
import { connect } from './connection.ts';
import { openMongoStores, storesOver } from './stores.ts';

/** A suite over a real server: reported as skipped where `MONGODB_URL` names none. */
export const describeMongo: typeof describe.skip = describe.skipIf(!env.MONGODB_URL);

/** Databases of a suite's own, dropped when it has run. */
export const useDatabases = () => {
  const urls: string[] = [];

  /** The URL of a new, empty database. */
  const freshUrl = (): string => {
    const url = new URL(env.MONGODB_URL ?? '');
    url.pathname = `/twosides_test_${randomUUID().slice(0, 13)}`;
    urls.push(url.href);
    return url.href;
  };

  afterAll(async () => {
    for (const url of urls) {
      const connection = await connect(url);
      await connection.dropDatabase();
      await connection.close();
    }
    // A database for every run of a property adds up.
  }, 300_000);

  return { freshUrl, openFresh: () => openMongoStores(freshUrl(), SECRETS) };
};

/** Puts documents straight into a collection, in batches that a server accepts. */
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
  /** The names of the commands that `work` sends, in order. */
  commandsOf(work: () => Promise<unknown>): Promise<string[]>;
};

/** Stores whose every command to the server can be seen. */
export const openWatched = async (url: string): Promise<Watched> => {
  const connection = await connect(url, { monitorCommands: true });
  return {
    connection,
    stores: await storesOver(connection, SECRETS),
    commandsOf: async (work) => {
      const names: string[] = [];
      const note = (event: mongo.CommandStartedEvent) => names.push(event.commandName);
      const client = connection.getClient().on('commandStarted', note);
      try {
        await work();
      } finally {
        client.off('commandStarted', note);
      }
      return names;
    },
  };
};
