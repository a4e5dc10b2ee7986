import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../lib/run.mjs';
import { answerOf, runToEnd, type Server, start, startServer } from './children.ts';
import type { Options } from './options.ts';

export type Site = {
  readonly conflicts: number;
  /** The id of a conflict with 50 comments. */
  readonly few: number;
  /** The id of a conflict with 5,000 comments. */
  readonly many: number;
  readonly env: Readonly<Record<string, string>>;
};

const BENCH_SITE = 'packages/server/src/test-support/bench-site-process.ts';

const LIMITS = `
  requests requests-site requests-network rendering rendering-network search search-network
  visitor-writes visitor-writes-network login-minute login-hour login-site login-network
  login-email vote comment
`
  .trim()
  .split(/\s+/);

export const provideSite = async (conflicts: number, store: Options['store']): Promise<Site> => {
  const folder = join(root, 'data', 'bench', `${store}-${conflicts}`);
  const facts = join(folder, 'bench.json');
  const env: Record<string, string> = { DATA_DIR: folder };
  if (store === 'mongo') {
    const url = new URL(process.env.MONGODB_URL ?? '');
    url.pathname = `/twosides-bench-${conflicts}`;
    env.MONGODB_URL = url.href;
  }
  if (!existsSync(facts)) {
    console.log(`Seeding ${conflicts.toLocaleString('en')} conflicts into ${folder}; they are kept for next time.`);
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { recursive: true });
    await addTo(env, { empties: true, comments: [], voters: 0 });
    await runToEnd('packages/server/src/seed.ts', { env, args: ['--conflicts', String(conflicts)] });
    const [few, many] = (await addTo(env, { comments: [50, 5_000], voters: 0 })).conflicts;
    writeFileSync(facts, JSON.stringify({ few, many }));
  }
  return { conflicts, env, ...JSON.parse(readFileSync(facts, 'utf8')) };
};

export const addVoters = async ({ env }: Site, voters: number) => {
  const { conflicts, links } = await addTo(env, { comments: [], voters });
  return { conflict: conflicts[0] ?? 0, links };
};

type Order = { readonly empties?: boolean; readonly comments: readonly number[]; readonly voters: number };

const addTo = async (env: Site['env'], order: Order) => {
  const child = start(BENCH_SITE, { env, args: [JSON.stringify(order)] });
  const ended = once(child, 'exit');
  const added = await answerOf<{ readonly conflicts: readonly number[]; readonly links: readonly string[] }>(child);
  await ended;
  return added;
};

export const serve = ({ env }: Site): Promise<Server> =>
  startServer(
    (port) =>
      start('packages/server/src/main.ts', {
        isServer: true,
        env: {
          ...env,
          ...secretsIn(env.DATA_DIR ?? ''),
          NODE_ENV: 'production',
          PORT: String(port),
          PUBLIC_ORIGIN: `http://127.0.0.1:${port}`,
          TRUSTED_PROXIES: '1',
          OPERATOR_NAME: 'Bench',
          CONTACT_EMAIL: 'bench@example.org',
          RATE_LIMITS: LIMITS.map((name) => `${name}=999999/3600`).join(','),
        },
      }),
    '/readyz',
  );

const secretsIn = (folder: string): Record<string, string> => {
  const read = (file: string) => JSON.parse(readFileSync(join(folder, file), 'utf8'));
  const [{ sessionKeys, hashSecret }, { publicKey, privateKey }] = [read('secrets.json'), read('vapid.json')];
  return {
    SESSION_KEYS: sessionKeys.join(','),
    HASH_SECRET: hashSecret,
    VAPID_PUBLIC_KEY: publicKey,
    VAPID_PRIVATE_KEY: privateKey,
  };
};
