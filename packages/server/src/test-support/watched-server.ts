import type { mongo } from 'mongoose';
import mongoose from 'mongoose';
import { expect } from 'vitest';
import { createSecrets } from '../adapters/secrets/secrets.ts';
import { borrowDatabase } from './databases-of-run.ts';
import { startTestServer, type TestServer } from './test-server.ts';

export type WatchedServer = TestServer & {
  fewestCommandsOf(requests: readonly (() => Promise<unknown>)[]): Promise<readonly string[]>;
};

const isAllTheTime = (name: string, command: mongo.Document) =>
  command[name] === 'jobs' || (command[name] === 'comments' && 'answers' in (command.filter ?? {}));

const QUIET = 250;

const HASH_SECRET = 'f'.repeat(32);

export const startWatchedServer = async (env: Readonly<Record<string, string>> = {}): Promise<WatchedServer> => {
  const database = await borrowDatabase(createSecrets(HASH_SECRET));
  const watched = new URL(database.url);
  watched.searchParams.set('monitorCommands', 'true');
  const before = new Set(mongoose.connections);
  const server = await startTestServer('MongoDB', {
    env: { ...env, HASH_SECRET, MONGODB_URL: watched.href },
  });
  const client = mongoose.connections.find((connection) => !before.has(connection))?.getClient();
  if (client === undefined) throw new Error('The server has opened no connection to MongoDB.');

  let latest = 0;
  client.on('commandStarted', ({ commandName, command }: mongo.CommandStartedEvent) => {
    if (!isAllTheTime(commandName, command)) latest = performance.now();
  });
  const quiet = () => expect.poll(() => performance.now() - latest, { timeout: 30_000 }).toBeGreaterThan(QUIET);

  const commandsOf = async (request: () => Promise<unknown>) => {
    await quiet();
    const sent: string[] = [];
    const note = ({ commandName, command }: mongo.CommandStartedEvent) => {
      if (!isAllTheTime(commandName, command)) sent.push(commandName);
    };
    client.on('commandStarted', note);
    try {
      await request();
    } finally {
      client.off('commandStarted', note);
    }
    return sent;
  };
  return {
    ...server,
    fewestCommandsOf: async (requests) => {
      const all: (readonly string[])[] = [];
      for (const request of requests) all.push(await commandsOf(request));
      return all.toSorted((a, b) => a.length - b.length)[0] ?? [];
    },
    end: async () => {
      await server.end();
      database.giveBack();
    },
  };
};
