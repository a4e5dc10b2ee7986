import { afterAll, beforeAll, describe, onTestFinished } from 'vitest';
import { signUp, signUpAndOnboard, signUpModerator } from './people.ts';
import type { TestClient } from './test-client.ts';
import { startProcess, type TestProcess } from './test-process.ts';
import { DATABASES, type Database, startTestServer, type TestServer } from './test-server.ts';

type Started = { end(): Promise<unknown> };
type Options = Parameters<typeof startTestServer>[1];

export const describeOnDatabases = (name: string, suite: (database: Database) => void): void => {
  for (const { database, isMissing } of DATABASES)
    describe.skipIf(isMissing)(`${name} on ${database}`, () => suite(database));
};

/** The returned object is empty until `start` resolves. */
export const forSuite = <T extends Started>(start: () => Promise<T>): T => {
  const started = {} as T;
  beforeAll(async () => {
    Object.assign(started, await start());
  });
  afterAll(() => started.end?.());
  return started;
};

export const forTest = async <T extends Started>(starting: Promise<T>): Promise<T> => {
  const started = await starting;
  onTestFinished(async () => void (await started.end()));
  return started;
};

export const serverForSuite = (database: Database, options?: Options): TestServer =>
  forSuite(() => startTestServer(database, options));

export const serverForTest = (database: Database, options?: Options): Promise<TestServer> =>
  forTest(startTestServer(database, options));

export const processForTest = async (...args: Parameters<typeof startProcess>): Promise<TestProcess> => {
  const server = await startProcess(...args);
  onTestFinished(async () => {
    server.kill('SIGKILL');
    await server.ended;
  });
  return server;
};

export const memberForSuite = (server: TestServer, email: string, nickname?: string): TestClient =>
  clientForSuite(() => (nickname ? signUpAndOnboard(server, email, nickname) : signUp(server, email)));

export const visitorForSuite = (server: TestServer): TestClient => clientForSuite(async () => server.client());

export const moderatorForSuite = (server: TestServer, email: string): TestClient =>
  clientForSuite(() => signUpModerator(server, email));

const clientForSuite = (signIn: () => Promise<TestClient>): TestClient => {
  const client = {} as TestClient;
  beforeAll(async () => {
    Object.assign(client, await signIn());
  });
  return client;
};
