import type { ChildProcess } from 'node:child_process';
import { randomBytes, randomInt } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { test as base } from './browser.ts';
import { endProcess, hasEnded, spawnNode } from './processes.ts';
import { startProviders } from './providers.ts';
import { type PushService, startPushService } from './push-service.ts';

type Kind = {
  readonly env?: Readonly<Record<string, string>>;
  readonly hasProviders?: true;
  readonly hasPushService?: true;
  readonly hasSamples?: true;
};

const KINDS = {
  everybody: {},
  /** Tests here may vote on at most nine conflicts, because home lists ten and must also show one without votes. */
  sparse: {},
  furnished: {
    env: { EMAIL_VERIFICATION: 'later', OPERATOR_NAME: 'Ada Example', CONTACT_EMAIL: 'ada@example.org' },
    hasProviders: true,
    hasPushService: true,
    hasSamples: true,
  },
  limited: {
    env: { RATE_LIMITS: 'login-email=1/1800,resend-verification=1/1800,register-domain=4/3600' },
  },
} as const satisfies Record<string, Kind>;

type ServerKind = keyof typeof KINDS;

export type ServerOptions = {
  readonly store: 'sqlite' | 'mongo';
  readonly serverKind: ServerKind;
};

export type Server = {
  readonly origin: string;
  readonly dataDir: string;
  readonly log: () => string;
  readonly makeMember: (email: string, nickname: string | null) => Promise<string>;
};

type ServerFixtures = { readonly logOfFailure: undefined };
type ServerWorkerFixtures = ServerOptions & { readonly server: Server; readonly pushService: PushService | undefined };

export const test = base.extend<ServerFixtures, ServerWorkerFixtures>({
  store: ['sqlite', { option: true, scope: 'worker' }],
  serverKind: ['everybody', { option: true, scope: 'worker' }],

  pushService: [
    async ({ serverKind }, use) => {
      const service = kindOf(serverKind).hasPushService ? await startPushService() : undefined;
      await use(service);
      service?.stop();
    },
    { scope: 'worker' },
  ],

  server: [
    async ({ store, serverKind, pushService }, use) => {
      const { env, hasProviders, hasSamples } = kindOf(serverKind);
      const dataDir = await mkdtemp(join(tmpdir(), 'twosides-e2e-'));
      const databaseUrl = store === 'mongo' ? ownDatabaseUrl() : undefined;
      const port = await freePort();
      const providers = hasProviders ? await startProviders(originAt(port)) : undefined;
      const storeEnv = databaseUrl ? { MONGODB_URL: databaseUrl } : {};
      if (hasSamples) await seed(dataDir, storeEnv);
      const server = await start(port, dataDir, {
        ...storeEnv,
        ...providers?.env,
        ...(pushService && { PUSH_STAND_IN: pushService.origin }),
        ...env,
      });
      running = server;
      try {
        await use(server);
      } finally {
        await server.stop();
        await providers?.stop();
        if (databaseUrl) await dropDatabase(databaseUrl);
        await rm(dataDir, { recursive: true, force: true });
      }
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  baseURL: ({ server }, use) => use(server.origin),

  logOfFailure: [
    async ({ server }, use, testInfo) => {
      const before = server.log().length;
      await use(undefined);
      if (testInfo.status === testInfo.expectedStatus) return;
      const log = server.log().slice(before);
      if (log) await testInfo.attach('server.log', { body: log, contentType: 'text/plain' });
    },
    { auto: true },
  ],
});

export { expect } from '@playwright/test';

const kindOf = (name: ServerKind): Kind => KINDS[name];

const originAt = (port: number) => `http://localhost:${port}`;

const SERVER = 'packages/server/src/test-support/main-for-tests.ts';

export const workersServer = (): Server => {
  if (!running) throw new Error('The test has no server.');
  return running;
};
let running: Server | undefined;

async function start(port: number, dataDir: string, env: Readonly<Record<string, string>>) {
  const origin = originAt(port);
  const child = spawnNode([SERVER], {
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_ORIGIN: origin,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    // Off, because all people in a test have the same network address.
    RATE_LIMITS: 'off',
    JOBS_EVERY_MS: '2000',
    ...env,
  });
  let log = '';
  const collect = (chunk: Buffer) => {
    log += chunk.toString();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);

  const stop = () => endProcess(child);
  try {
    await untilReady(`http://127.0.0.1:${port}/readyz`, child);
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.message : error}\nIts log:\n${log}`);
  }
  return { origin, dataDir, log: () => log, makeMember: makerOfMembers(child), stop };
}

type Answer = { readonly serial: number } & ({ readonly signInSecret: string } | { readonly problem: string });

function makerOfMembers(child: ChildProcess): Server['makeMember'] {
  const waiting = new Map<number, (answer: Answer) => void>();
  child.on('message', (answer: Answer) => {
    waiting.get(answer.serial)?.(answer);
    waiting.delete(answer.serial);
  });
  let serial = 0;
  return async (email, nickname) => {
    serial += 1;
    child.send({ serial, email, nickname });
    const answer = await new Promise<Answer>((resolve) => waiting.set(serial, resolve));
    if ('problem' in answer) throw new Error(answer.problem);
    return answer.signInSecret;
  };
}

async function seed(dataDir: string, env: Readonly<Record<string, string>>) {
  const child = spawnNode(['packages/server/src/seed.ts'], { DATA_DIR: dataDir, ...env });
  child.stderr.pipe(process.stderr);
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The samples could not be put in.');
}

async function untilReady(url: string, child: ChildProcess) {
  const deadline = Date.now() + 100_000;
  while (Date.now() < deadline) {
    if (hasEnded(child)) throw new Error(`The server ended with ${child.signalCode ?? child.exitCode}.`);
    const answer = await fetch(url).catch(() => undefined);
    if (answer?.ok) return;
    await delay(50);
  }
  throw new Error('The server was not ready within 100 s.');
}

/** A port below the ephemeral range, so that the system gives it to no other process before the server listens. */
async function freePort(): Promise<number> {
  const port = randomInt(20_000, 30_000);
  const listener = createServer();
  const isFree = new Promise((resolve) => {
    listener.once('listening', () => resolve(true)).once('error', () => resolve(false));
  });
  listener.listen(port, '127.0.0.1');
  if (!(await isFree)) return freePort();
  listener.close();
  await once(listener, 'close');
  return port;
}

/** Uses a regular expression, because `URL` cannot parse a MongoDB URL with several hosts. */
function ownDatabaseUrl(): string {
  const [, server, query = ''] =
    /^(mongodb(?:\+srv)?:\/\/[^/?]+)[^?]*(\?.*)?$/.exec(process.env.MONGODB_URL ?? '') ?? [];
  if (!server) throw new Error('MONGODB_URL does not start with mongodb://host');
  return `${server}/twosides-e2e-${randomBytes(6).toString('hex')}${query}`;
}

async function dropDatabase(url: string) {
  const script = `
    import mongoose from 'mongoose';
    const { connection } = await mongoose.connect(process.env.MONGODB_URL);
    await connection.dropDatabase();
    await mongoose.disconnect();`;
  const child = spawnNode(['--input-type=module', '--eval', script], { MONGODB_URL: url }, 'packages/server');
  child.stderr.pipe(process.stderr);
  await once(child, 'exit');
}
