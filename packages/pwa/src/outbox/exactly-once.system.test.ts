import { type ConflictId, type MemberId, MINUTE, type OpId } from '@twosides/domain/kernel';
import {
  type ConflictAnswers,
  type OutboxAction,
  type OutboxRow,
  POSTS_QUEUE,
  type Side,
} from '@twosides/domain/model';
import 'fake-indexeddb/auto';
import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { newOperationId } from '../api/operation-id.ts';
import { type FlushOptions, flush } from './flush.ts';
import { discardRow, type NewAction, readRows, retryRow, storeAction } from './rows.ts';
import { send } from './send.ts';

const { MONGODB_URL, OUTBOX_OPERATIONS, OUTBOX_SEED = '20260101', PATH, NODE_COMPILE_CACHE } = process.env;

/** Every run meets the same faults, unless OUTBOX_SEED is `random`. The test's name contains the seed. */
const SEED = OUTBOX_SEED === 'random' ? Date.now() % 1_000_000 : Number(OUTBOX_SEED);

const STORES = [
  { store: 'SQLite', operations: Number(OUTBOX_OPERATIONS ?? 1_000) },
  ...(MONGODB_URL ? [{ store: 'MongoDB', operations: Number(OUTBOX_OPERATIONS ?? 100) }] : []),
];

const root = fileURLToPath(new URL('../../../..', import.meta.url));
let server: { origin: string; child: ChildProcess; folder: string; database: string | undefined };
let cookie = '';
const realFetch = globalThis.fetch;

describe.each(STORES)('On $store', ({ store, operations }) => {
  beforeEach(async () => {
    cookie = '';
    server = await startServer(store === 'MongoDB' ? ownDatabase() : undefined);
  });
  afterEach(async () => {
    vi.unstubAllGlobals();
    server.child.kill('SIGTERM');
    await once(server.child, 'exit');
    await rm(server.folder, { recursive: true, force: true });
    if (server.database) await dropDatabase(server.database);
  });

  test(
    `what was acknowledged is what is stored, after ${operations} acts under random faults (seed ${SEED})`,
    {
      timeout: 300_000,
    },
    () => actAtRandom(operations),
  );
});

async function actAtRandom(operations: number) {
  const random = seeded(SEED);
  const chance = (share: number) => random() < share;
  const pick = <T>(items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
  const memberId = await signUp();
  const queues = await Promise.all([1, 2, 3, 4, 5].map((n) => post(`Conflict number ${n}`)));
  let now = Date.now();
  let isFaulty = true;
  const sides = new Map<ConflictId, Side>();
  const comments = new Map<OpId, string>();
  const posts = new Map<OpId, string>();
  const untold: ConflictId[] = [...queues];
  const updates = new Map<OpId, string>();
  const touched = new Set<OpId>();
  const acknowledged: OpId[] = [];

  vi.stubGlobal('navigator', { onLine: true, locks: navigator.locks });
  vi.stubGlobal('fetch', async (path: string, init: RequestInit) => {
    const pass = () => ask(path, init);
    const html = (status: number) =>
      new Response('<h1>Hello</h1>', { status, headers: { 'Content-Type': 'text/html' } });
    if (!isFaulty || chance(0.5)) return pass();
    return pick([
      () => Promise.reject(new TypeError('cut on the way')),
      () => pass().then(() => Promise.reject(new TypeError('the answer was lost'))),
      () => Promise.all([pass(), pass()]).then(([first]) => first),
      () => html(200),
      () => html(502),
      () => pass().then(() => html(504)),
      () => Response.json({ error: 'Something went wrong', code: 'internal' }, { status: 500 }),
      () =>
        Response.json({ error: 'Wait', code: 'too-many-requests' }, { status: 429, headers: { 'Retry-After': '1' } }),
      () => Response.json({ ok: true }),
    ])();
  });

  const options: FlushOptions = {
    random,
    now: () => now,
    onReceipt: ({ kind, receipt }, row) => {
      if (kind === 'post') untold.push(receipt.id);
      acknowledged.push(row.opId);
    },
    send: async (act: NewAction) => {
      touched.add(act.opId);
      if (isFaulty && chance(0.03)) throw new Error('killed');
      const sent = await send(act);
      if (isFaulty && chance(0.03)) throw new Error('killed');
      return sent;
    },
  };
  const flushAtOnce = (tabs: number) =>
    Promise.all(Array.from({ length: tabs }, () => flush(memberId, options).catch(() => undefined)));

  for (let n = 0; n < operations; n++) {
    const queue = pick(queues);
    if (chance(0.1)) {
      const title = `Kept on the train, number ${n}`;
      const { opId } = await keep(
        { kind: 'post', payload: { ...ANSWERS, title, isAnonymous: chance(0.5) } },
        POSTS_QUEUE,
      );
      posts.set(opId, title);
    } else if (chance(0.05) && untold.length > 0) {
      const text = `Told on the train, number ${n}`;
      const payload = { title: 'Dishes', ending: 'parted', votesHelped: null, text, forStories: false } as const;
      const { opId } = await keep({ kind: 'update', payload }, untold.pop() as ConflictId);
      updates.set(opId, text);
    } else if (chance(0.5)) {
      const side = pick(['her', 'his'] as const);
      sides.set(queue, side);
      await keep({ kind: 'vote', payload: { ...subject, side, textVersion: 1 } }, queue);
    } else {
      const content = `Comment ${n}`;
      const { opId } = await keep({ kind: 'comment', payload: { ...subject, content } }, queue);
      comments.set(opId, content);
    }
    if (chance(0.05)) await discardOne();
    if (chance(0.15)) await flushAtOnce(pick([1, 1, 2, 3]));
    now += Math.floor(random() * MINUTE);
  }

  isFaulty = false;
  for (let rounds = 0; (await readRows(memberId)).length > 0; rounds++) {
    expect(rounds).toBeLessThan(50);
    for (const { opId, state } of await readRows(memberId)) if (state === 'rejected') await retryRow(opId, now);
    now += 20 * MINUTE;
    await flushAtOnce(1);
  }

  expect(new Set(acknowledged).size).toBe(acknowledged.length);
  expect(
    [...comments.keys(), ...posts.keys(), ...updates.keys()].filter((opId) => !acknowledged.includes(opId)),
  ).toEqual([]);
  const stored = await Promise.all(queues.map(readConflict));
  expect(stored.map(({ side }) => side)).toEqual(queues.map((queue) => sides.get(queue)));
  expect(stored.map(({ votes }) => votes)).toEqual(queues.map(() => 1));
  expect(stored.flatMap((conflict) => conflict.comments).sort()).toEqual([...comments.values()].sort());
  const posted = await readPosted();
  expect(titlesOf(posted)).toEqual([...posts.values()].sort());
  expect(await readTold(posted)).toEqual([...updates.values()].sort());

  function keep(act: OutboxAction, queue: ConflictId): Promise<OutboxRow> {
    return storeAction({ ...act, opId: newOperationId(), memberId, queue }, now);
  }

  async function discardOne() {
    const row = (await readRows(memberId)).find(({ kind, opId }) => kind === 'comment' && !touched.has(opId));
    if (row && (await discardRow(row.opId))) comments.delete(row.opId);
  }
}

const ANSWERS: ConflictAnswers = {
  title: '',
  category: 'household',
  herSide: 'She says that it was his turn, and that it always is.',
  hisSide: 'He says that it was hers, and that he has been counting.',
  authorSide: 'her',
  isAnonymous: false,
  avatarId: 'emoji-0-0',
  pseudonym: 'QuietFox',
  partnerPseudonym: 'CalmOtter',
  tags: '',
};

const subject = { title: 'Dishes', sideLabels: { her: 'Her side', his: 'His side' } };

/** Returns a generator of random numbers from 0 to 1 (mulberry32). The same seed gives the same numbers. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

async function ask(path: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  headers.set('Origin', server.origin);
  if (cookie) headers.set('Cookie', cookie);
  const answer = await realFetch(server.origin + path, { ...init, headers });
  const set = answer.headers.getSetCookie().map((text) => text.split(';')[0]);
  if (set.length > 0) cookie = set.join('; ');
  return answer;
}

// biome-ignore lint/suspicious/noExplicitAny: bodies of every shape
async function askJson(path: string, body?: unknown): Promise<any> {
  const write = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(body) };
  return (await ask(path, body === undefined ? {} : write)).json();
}

async function signUp(): Promise<MemberId> {
  const email = 'ana@example.org';
  await askJson('/api/auth/register', { email, password: 'correct horse' });
  let token = '';
  await until(async () => {
    token = /verify-email\?token=([\w-]+)/.exec(await (await ask('/dev/mailbox')).text())?.[1] ?? '';
    return token !== '';
  });
  await askJson(`/api/auth/verify-email?token=${token}`);
  const user = await askJson('/api/auth/onboarding', {
    userNickname: 'Ana',
    userPronouns: 'she/her',
    partnerNickname: 'Ben',
    partnerPronouns: 'he/him',
  });
  return user.id;
}

async function post(title: string): Promise<ConflictId> {
  const side = 'He says one thing, she says another, and so it goes on.';
  return (await askJson('/api/conflicts', { title, hisSide: side, herSide: side, category: 'household' })).id;
}

async function readConflict(id: ConflictId) {
  const conflict = await askJson(`/api/conflicts/${id}`);
  const further = await readPages(`/api/conflicts/${id}/comments`, conflict.commentsCursor);
  const comments: { content: string }[] = [...conflict.comments, ...further];
  return {
    votes: conflict.totalVotes as number,
    side: conflict.userVoteSide as Side,
    comments: comments.map(({ content }) => content),
  };
}

type Posted = { readonly id: ConflictId; readonly title: string };

const readPosted = (): Promise<readonly Posted[]> => readPages('/api/user/conflicts', '');

const titlesOf = (posted: readonly Posted[]) =>
  posted
    .map(({ title }) => title)
    .filter((title) => title.startsWith('Kept'))
    .sort();

async function readTold(posted: readonly Posted[]): Promise<string[]> {
  const told = await Promise.all(posted.map(({ id }) => askJson(`/api/conflicts/${id}/updates`)));
  return told.flatMap(({ updates }) => updates.map(({ text }: { text: string }) => text)).sort();
}

/** @param first the first cursor: empty for the first page, null for no page */
// biome-ignore lint/suspicious/noExplicitAny: rows of every shape
async function readPages(path: string, first: string | null): Promise<any[]> {
  // biome-ignore lint/suspicious/noExplicitAny: the same
  const rows: any[] = [];
  let cursor = first;
  while (cursor !== null) {
    const page = await ask(cursor === '' ? path : `${path}?cursor=${encodeURIComponent(cursor)}`);
    rows.push(...(await page.json()));
    cursor = page.headers.get('X-Next-Cursor');
  }
  return rows;
}

async function startServer(database: string | undefined) {
  const folder = await mkdtemp(join(tmpdir(), 'twosides-outbox-'));
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, ['packages/server/src/main.ts'], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      PATH,
      NODE_COMPILE_CACHE,
      PORT: String(port),
      PUBLIC_ORIGIN: origin,
      DATA_DIR: folder,
      LOG_LEVEL: 'fatal',
      RATE_LIMITS: 'off',
      ...(database && { MONGODB_URL: database }),
    },
  });
  const isReady = () =>
    realFetch(`${origin}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
  await until(isReady);
  return { origin, child, folder, database };
}

/** Not `new URL`, because that rejects a URL with several hosts. */
const ownDatabase = () =>
  (MONGODB_URL ?? '').replace(
    /^(\w+(?:\+srv)?:\/\/[^/?]+)[^?]*/,
    `$1/twosides-outbox-${randomBytes(6).toString('hex')}`,
  );

/** Only the server package has the MongoDB driver, so a process in that package's folder drops the database. */
async function dropDatabase(url: string) {
  const script = `
    import mongoose from 'mongoose';
    const { connection } = await mongoose.connect(process.env.MONGODB_URL);
    await connection.dropDatabase();
    await mongoose.disconnect();`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: join(root, 'packages/server'),
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { PATH, NODE_COMPILE_CACHE, MONGODB_URL: url },
  });
  await once(child, 'exit');
}

async function until(isSo: () => Promise<boolean>) {
  while (!(await isSo())) await nextTurn();
}

async function freePort(): Promise<number> {
  const listener = createServer().listen(0, '127.0.0.1');
  await once(listener, 'listening');
  const address = listener.address();
  listener.close();
  await once(listener, 'close');
  if (address === null || typeof address === 'string') throw new Error('No port was given');
  return address.port;
}
