import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ConflictId, DAY, HOUR, startOfDay } from '@twosides/domain/kernel';
import { CATEGORY_IDS } from '@twosides/domain/model';
import { planAsks } from '@twosides/domain/updates';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openMongoStores } from './adapters/mongo/stores.ts';
import { createSecrets } from './adapters/secrets/secrets.ts';
import { openSqliteStores } from './adapters/sqlite/stores.ts';
import { borrowDatabase } from './test-support/databases-of-run.ts';
import { freshFolder } from './test-support/fresh-folder.ts';
import { CONFLICT, signUp, signUpAndOnboard, standAt } from './test-support/people.ts';
import { startPushService } from './test-support/push-service.ts';
import { describeOnDatabases, forTest, processForTest } from './test-support/suites.ts';
import type { TestClient } from './test-support/test-client.ts';
import { type Database, startTestServer, type TestServer } from './test-support/test-server.ts';

const NOON = Date.UTC(2037, 5, 1, 12);
const MIDNIGHT = startOfDay(NOON) + 7 * DAY;
const TIMEOUT = { timeout: 40_000, interval: 5 };
const READY = /Today’s five are ready\./;

const clockIn = async (folder: string) => {
  let now = NOON;
  const file = join(folder, 'clock');
  const moveTo = async (time: number) => {
    now = time;
    await writeFile(`${file}.next`, String(time));
    // Renames the file, because a reader must never see a half-written time.
    await rename(`${file}.next`, file);
  };
  await moveTo(now);
  return { file, clock: () => now, moveTo };
};

const place = async (database: Database) => {
  const DATA_DIR = freshFolder(onTestFinished);
  const HASH_SECRET = 'f'.repeat(32);
  const secrets = createSecrets(HASH_SECRET);
  const borrowed = database === 'MongoDB' ? await borrowDatabase(secrets) : undefined;
  onTestFinished(() => borrowed?.giveBack());
  const { file, clock, moveTo } = await clockIn(DATA_DIR);
  const env = { DATA_DIR, HASH_SECRET, ...(borrowed && { MONGODB_URL: borrowed.url }) };
  return {
    clock,
    moveTo,
    startHere: async () => {
      const server = await startTestServer(database, { clock, env });
      let isRunning = true;
      const end = async () => {
        if (isRunning) await server.end();
        isRunning = false;
      };
      onTestFinished(end);
      return { ...server, end };
    },
    startThere: async (more: Readonly<Record<string, string>> = {}) => {
      const own = { CLOCK_FILE: file, JOBS_EVERY_MS: '50', ...env, ...more };
      const server = await processForTest(own, { program: 'main-for-tests' });
      const kill = () => {
        server.kill('SIGKILL');
        return server.ended;
      };
      return { ...server, kill };
    },
    openStores: async () => {
      const stores = borrowed
        ? await openMongoStores(borrowed.url, secrets)
        : await openSqliteStores(join(DATA_DIR, 'twosides.sqlite'), secrets);
      onTestFinished(stores.close);
      return stores;
    },
  };
};

const makeAuthor = async (server: TestServer) => {
  const client = await signUpAndOnboard(server, 'author@example.org', 'Author One');
  const { id: memberId } = (await client.get('/api/auth/user')).body;
  const post = async (n: number): Promise<ConflictId> => {
    const draft = { ...CONFLICT, title: `Conflict number ${n}`, category: CATEGORY_IDS[n % 6] ?? 'love' };
    const posted = await server.useCases.postConflict({ memberId, opId: null }, { ...draft, anonymous: false });
    if (!posted.ok) throw new Error(posted.error);
    return posted.value.outcome.id;
  };
  return { client, memberId, post };
};

type Told = readonly { readonly id: ConflictId }[];
const idsIn = (told: Told): readonly ConflictId[] => told.map(({ id }) => id);

describeOnDatabases('Two processes', (database) => {
  test('turn to the same new five at midnight', async () => {
    const { moveTo, startHere, startThere, openStores } = await place(database);
    const here = await startHere();
    const author = await makeAuthor(here);
    for (let n = 0; n < 12; n += 1) await author.post(n);
    const there = await startThere();
    const members = [here.client(), there.client()].map((client): TestClient => {
      client.setCookies(author.client.cookies());
      return client;
    });
    const toldByAll = async () => {
      const everybody = [here.client(), there.client(), ...members, here.client(), there.client()];
      const answers = await Promise.all(everybody.map((client) => client.get('/api/today')));
      return answers.map(({ body }) => idsIn(body));
    };
    await moveTo(MIDNIGHT - 1);
    const before = await toldByAll();
    await moveTo(MIDNIGHT);
    const after = await toldByAll();
    const stores = await openStores();
    const stored = (day: number) => stores.todaysFive.read(day, () => []);
    const [five, next] = [await stored(MIDNIGHT - DAY), await stored(MIDNIGHT)];
    expect([five.length, new Set([...five, ...next]).size]).toEqual([5, 10]);
    expect(before).toEqual(before.map(() => five));
    expect(after).toEqual(after.map(() => next));
  }, 60_000);

  test('ask an author once how it went, though one is killed before its news has left', async () => {
    const { clock, moveTo, startHere, startThere, openStores } = await place(database);
    const service = await forTest(startPushService());
    const first = await startHere();
    const { client: author, memberId, post } = await makeAuthor(first);
    const [asked, gone] = [await post(0), await post(1)];
    for (const id of [asked, gone]) await standAt(first, id, { herVotes: 5, hisVotes: 5 });
    await author.send(`/api/conflicts/${gone}`, { method: 'DELETE' });
    await author.patch('/api/alerts/preferences', { ending: { push: true, mail: true } });
    await author.post('/api/push/subscriptions', service.subscribe('phone'));
    const stores = await openStores();
    const asks = async () => {
      const { alerts } = await stores.alerts.list(memberId, null, 10);
      return alerts.map(({ topic, count }) => [topic, count]);
    };
    const topic = `how-did-it-go.${asked}`;

    service.behave('phone', { status: 503 });
    const cutOff = await startThere({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await first.end();
    await moveTo(NOON + 7 * DAY);
    await Promise.all([1, 2].map(() => planAsks({ jobs: stores.jobs, clock })()));
    await vi.waitFor(async () => expect(await asks()).toEqual([[topic, 1]]), TIMEOUT);
    const hasFailed = (kind: string) => expect(cutOff.printed()).toContain(`"kind":"${kind}","attempts":1,"err":`);
    await vi.waitFor(() => ['push', 'mail'].forEach(hasFailed), TIMEOUT);
    expect(await cutOff.kill()).toBe('SIGKILL');
    expect(service.received).toEqual([]);

    service.behave('phone', { status: 201 });
    await moveTo(clock() + HOUR);
    const [second] = await Promise.all([startHere(), startThere()]);
    const news = async (count: number) => {
      const mails = await second.mailsTo('author@example.org', count);
      await vi.waitFor(() => expect(service.received.length).toBeGreaterThanOrEqual(count), TIMEOUT);
      return [mails.length, service.received.map(({ message }) => message.path), await asks()];
    };
    const path = `/how-it-went/${asked}`;
    expect(await news(1)).toEqual([1, [path], [[topic, 1]]]);
    const reader = second.client();
    reader.setCookies(author.cookies());
    expect((await reader.post('/api/alerts/read', { upTo: new Date(clock()).toISOString() })).status).toBe(200);
    await moveTo(clock() + HOUR);
    await planAsks({ jobs: stores.jobs, clock })();
    await vi.waitFor(async () => expect((await stores.jobs.count()).waiting).toBe(0), TIMEOUT);
    expect(await news(1)).toEqual([1, [path], [[topic, 1]]]);
    await second.end();
    await moveTo(NOON + 30 * DAY);
    await startHere();
    expect(await news(2)).toEqual([2, [path, path], [[topic, 1]]]);
    await vi.waitFor(async () => expect((await stores.jobs.count()).waiting).toBe(0), TIMEOUT);
    expect(await news(2)).toEqual([2, [path, path], [[topic, 1]]]);
  }, 120_000);

  test('mail a reminder of the next five once, though one is killed before its mail has left, and none after opting out', async () => {
    const { moveTo, startHere, startThere, openStores } = await place(database);
    const first = await startHere();
    const evening = startOfDay(NOON) + DAY + 18 * HOUR;
    for (const name of ['reminded', 'opted-out']) {
      const member = await signUp(first, `${name}@example.org`);
      const asked = await member.post('/api/today/remind', { at: new Date(evening).toISOString(), way: 'mail' });
      expect(asked.status).toBe(200);
      if (name === 'opted-out') await member.patch('/api/alerts/preferences', { today: { mail: false } });
    }
    const stores = await openStores();
    const untilNoJobWaits = () => vi.waitFor(async () => expect((await stores.jobs.count()).waiting).toBe(0), TIMEOUT);

    const cutOff = await startThere({ SMTP_URL: 'smtp://127.0.0.1:1' });
    await first.end();
    await moveTo(evening);
    await vi.waitFor(() => expect(cutOff.printed()).toContain('"kind":"mail","attempts":1,"err":'), TIMEOUT);
    expect(await cutOff.kill()).toBe('SIGKILL');

    await moveTo(evening + HOUR);
    const [second] = await Promise.all([startHere(), startThere()]);
    const reminders = async (server: TestServer, name: string) =>
      (await server.mailsTo(`${name}@example.org`, 0)).filter(({ text }) => READY.test(text)).length;
    await vi.waitFor(async () => expect(await reminders(second, 'reminded')).toBe(1), TIMEOUT);
    await untilNoJobWaits();
    await second.end();
    const third = await startHere();
    await moveTo(evening + 2 * HOUR);
    await untilNoJobWaits();
    expect([await reminders(third, 'reminded'), await reminders(third, 'opted-out')]).toEqual([1, 0]);
  }, 120_000);
});
