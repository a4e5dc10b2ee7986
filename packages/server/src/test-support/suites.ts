import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { DATABASES, type Database, startTestServer, type TestServer } from './test-server.ts';

type Options = Parameters<typeof startTestServer>[1];

/** Describes the suite for SQLite and, if MONGODB_URL is set, for MongoDB. */
export const describeOnDatabases = (name: string, suite: (database: Database) => void): void => {
  for (const { database, isMissing } of DATABASES)
    describe.skipIf(isMissing)(`${name} on ${database}`, () => suite(database));
};

/** @returns a server that starts before the tests of the surrounding suite, and ends after them */
export const serverForSuite = (database: Database, options?: Options): TestServer => {
  const server = {} as TestServer;
  beforeAll(async () => {
    Object.assign(server, await startTestServer(database, options));
  });
  afterAll(() => server.end?.());
  return server;
};

/** Starts a server that ends with the current test. */
export const serverForTest = async (database: Database, options?: Options): Promise<TestServer> => {
  const server = await startTestServer(database, options);
  onTestFinished(() => server.end());
  return server;
};
