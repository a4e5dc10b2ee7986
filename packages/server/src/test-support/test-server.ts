import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { EmailVerification } from '@twosides/domain/accounts';
import type { Clock, Secrets } from '@twosides/domain/kernel';
import mongoose from 'mongoose';
import { createSecrets } from '../adapters/secrets/secrets.ts';
import { migratedTemplate } from '../adapters/sqlite/kernel/test-template.ts';
import { compose, type Running } from '../composition/compose.ts';
import { readConfig } from '../composition/config.ts';
import { createLog } from '../log.ts';
import { borrowDatabase } from './databases-of-run.ts';
import { type MadeMember, makeMember, QUICK_WORK } from './make-member.ts';
import { localNetwork } from './push-service.ts';
import { createClient, type TestClient } from './test-client.ts';

export const DATABASES = [
  { database: 'SQLite', isMissing: false },
  { database: 'MongoDB', isMissing: process.env.MONGODB_URL === undefined },
] as const;

export type Database = (typeof DATABASES)[number]['database'];

export type TestServer = Running & {
  readonly origin: string;
  readonly dataDir: string;
  readonly mongodbUrl: string | undefined;
  readonly secrets: Secrets;
  client(headers?: Readonly<Record<string, string>>): TestClient;
  makeMember(email: string): Promise<MadeMember>;
  mailsTo(address: string, count?: number): Promise<readonly { subject: string; text: string }[]>;
  subjectsTo(address: string, count?: number): Promise<readonly string[]>;
  log(): string;
  end(): Promise<void>;
};

type Options = {
  readonly clock?: Clock;
  readonly emailVerification?: EmailVerification;
  readonly env?: Readonly<Record<string, string>>;
  readonly flags?: readonly string[];
  readonly rendersPages?: boolean;
  /** False where two servers are compared, because periodic work runs at different moments on each. */
  readonly hasUpkeep?: boolean;
};

export const PUBLIC_ORIGIN = 'http://localhost:3000';

export const startTestServer = async (
  database: Database,
  {
    clock = () => Date.now(),
    emailVerification = 'required',
    env = {},
    flags = [],
    rendersPages = false,
    hasUpkeep = true,
  }: Options = {},
): Promise<TestServer> => {
  const folder = env.DATA_DIR ?? (await mkdtemp(join(tmpdir(), 'twosides-test-')));
  const ownConfig = readConfig(
    {
      PORT: '0',
      DATA_DIR: folder,
      PUBLIC_ORIGIN,
      EMAIL_VERIFICATION: emailVerification,
      JOBS_EVERY_MS: database === 'MongoDB' ? '250' : '30',
      // Off, because all members of a test share one network address.
      RATE_LIMITS: 'off',
      ...env,
    },
    flags,
  );
  const isBorrowing = database === 'MongoDB' && env.MONGODB_URL === undefined;
  const borrowed = isBorrowing ? await borrowDatabase(createSecrets(ownConfig.hashSecret)) : undefined;
  const mongodbUrl = borrowed?.url ?? env.MONGODB_URL;
  const config = { ...ownConfig, mongodbUrl: mongodbUrl ?? null };
  const lines: string[] = [];
  const log = createLog('info', { write: (line: string) => lines.push(line) });
  const sqliteTemplate = migratedTemplate(createSecrets(config.hashSecret));
  const unsynced = { ...config, sqliteSync: 'checkpoint', sqliteTemplate, work: QUICK_WORK, hasUpkeep } as const;
  const app = await writeShell(folder);
  const renderer = rendersPages ? (await import(RENDERER)).createRenderer(clock, config.publicOrigin) : undefined;
  const running = await compose(unsynced, log, clock, app, localNetwork, renderer);
  const origin = `http://127.0.0.1:${await running.listen()}`;
  const secrets = createSecrets(config.hashSecret);
  const mails = mailsIn(join(folder, 'mail'));
  const mailsTo = (address: string, count = 1) => waitForMails(mails, address, count);
  return {
    ...running,
    origin,
    dataDir: folder,
    mongodbUrl,
    secrets,
    client: (headers) => createClient(origin, config.publicOrigin, new Headers(headers)),
    makeMember: (email) => makeMember({ accounts: running.stores.accounts, secrets, clock }, email),
    mailsTo,
    subjectsTo: async (address, count) => (await mailsTo(address, count)).map(({ subject }) => subject),
    log: () => lines.join(''),
    end: async () => {
      await running.stop();
      borrowed?.giveBack();
      if (!env.DATA_DIR) await rm(folder, { recursive: true, force: true });
    },
  };
};

export const SHELL = `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <title>The built app</title>
    <meta name="description" content="What the build says" />
    <script type="module" src="/assets/app.js"></script>
  </head>
  <body><div id="root"></div></body>
</html>
`;

const RENDERER = fileURLToPath(new URL('../../../pwa/src/app/render-page.tsx', import.meta.url));

const writeShell = async (folder: string) => {
  const app = join(folder, 'app');
  await mkdir(join(app, 'assets'), { recursive: true });
  await writeFile(join(app, 'assets', 'app.js'), '');
  await writeFile(join(app, 'index.html'), SHELL);
  return app;
};

export const dropDatabase = async (url: string) => {
  const connection = await mongoose.createConnection(url).asPromise();
  await connection.dropDatabase();
  await connection.close();
};

type FiledMail = { readonly to: string; readonly subject: string; readonly text: string };

const waitForMails = async (read: () => Promise<readonly FiledMail[]>, address: string, count: number) => {
  const deadline = performance.now() + TIMEOUT;
  for (;;) {
    const mails = (await read()).filter((mail) => mail.to === address);
    if (mails.length >= count) return mails;
    if (performance.now() > deadline)
      throw new Error(`Only ${mails.length} of ${count} mails to ${address} came within ${TIMEOUT / 1_000} s`);
    await pause(10);
  }
};

const TIMEOUT = 20_000;

const mailsIn = (folder: string) => {
  const known = new Map<string, FiledMail>();
  return async (): Promise<readonly FiledMail[]> => {
    const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('.json')).sort();
    for (const name of names)
      if (!known.has(name)) known.set(name, JSON.parse(await readFile(join(folder, name), 'utf8')));
    return names.flatMap((name) => known.get(name) ?? []);
  };
};

export const codeIn = (mail: { text: string } | undefined): string => /^\d{6}$/m.exec(mail?.text ?? '')?.[0] ?? '';

export const secretIn = (mail: { text: string } | undefined): string =>
  /token=([A-Za-z0-9_-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
