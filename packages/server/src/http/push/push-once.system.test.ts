import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { freshFolder } from '../../test-support/fresh-folder.ts';
import { CONFLICT, signUp, signUpAndOnboard, standAt } from '../../test-support/people.ts';
import { type PushService, startPushService } from '../../test-support/push-service.ts';
import { forTest, processForTest, serverForTest } from '../../test-support/suites.ts';
import type { TestProcess } from '../../test-support/test-process.ts';
import { DATABASES, startTestServer, type TestServer } from '../../test-support/test-server.ts';

const SUBSCRIPTIONS = '/api/push/subscriptions';
const DEVICES = ['phone', 'laptop'];
const AT_ONCE = 7;
const TIMEOUT = { timeout: 100_000, interval: 100 };
const A_WHILE = 240_000;

let service: PushService;
beforeEach(async () => {
  service = await forTest(startPushService());
});

const startAnother = (env: Readonly<Record<string, string>>) => processForTest(env, { program: 'main-for-tests' });

/** Leaves a conflict with 90 votes, and twenty members who have not voted. */
const prepare = async (server: TestServer) => {
  const author = await signUpAndOnboard(server, 'author@example.org', 'Carla');
  const { id } = (await author.post('/api/conflicts', CONFLICT)).body;
  for (const device of DEVICES) await author.post(SUBSCRIPTIONS, service.subscribe(device));
  await standAt(server, id, { herVotes: 60, hisVotes: 30 });
  const cookies = await Promise.all(
    Array.from({ length: 20 }, async (_, n) => (await signUp(server, `voter${n}@example.org`)).cookies()),
  );
  return { author, id: Number(id), ballots: cookies.map((cookie, n): Ballot => ({ cookie, n, opId: randomUUID() })) };
};

type Ballot = { readonly cookie: string; readonly n: number; readonly opId: string };

const vote = async (server: TestProcess, id: number, { cookie, n, opId }: Ballot): Promise<boolean> => {
  const client = server.client();
  client.setCookies(cookie);
  const side = n % 3 ? 'her' : 'his';
  const answer = await client
    .post(`/api/conflicts/${id}/vote`, { side }, { 'Idempotency-Key': opId })
    .catch(() => null);
  return answer?.status === 200;
};

const timesNotified = () => DEVICES.map((device) => service.attemptsOf(device));
const untilNotified = () => vi.waitFor(() => expect(Math.min(...timesNotified())).toBeGreaterThan(0), TIMEOUT);

describe('The 100th vote, among twenty concurrent ones', () => {
  test(
    'is told once to each device, though the server is killed and restarted among them',
    async () => {
      const DATA_DIR = freshFolder(onTestFinished);
      const first = await startTestServer('SQLite', { env: { DATA_DIR } });
      const { id, ballots } = await prepare(first);
      await first.end();
      const waitingJobs = () => {
        using database = new DatabaseSync(join(DATA_DIR, 'twosides.sqlite'), { readOnly: true });
        return Number(database.prepare('SELECT count(*) AS n FROM jobs WHERE due_at IS NOT NULL').get()?.n);
      };

      const counted = new Set<Ballot>();
      for (const enough of [4, 10, 20]) {
        const server = await startAnother({ DATA_DIR });
        const left = ballots.filter((ballot) => !counted.has(ballot));
        const castRest = async () => {
          for (let ballot = left.shift(); ballot; ballot = left.shift()) {
            if (!(await vote(server, id, ballot))) continue;
            counted.add(ballot);
            if (counted.size === enough && enough < 20) server.kill('SIGKILL');
          }
        };
        await Promise.all(Array.from({ length: AT_ONCE }, castRest));
        if (enough < 20) expect(await server.ended).toBe('SIGKILL');
      }
      expect(counted.size).toBe(20);

      await untilNotified();
      await vi.waitFor(() => expect(waitingJobs()).toBe(0), TIMEOUT);
      expect(timesNotified()).toEqual([1, 1]);
      expect(service.received.map(({ device }) => device).sort()).toEqual([...DEVICES].sort());
    },
    A_WHILE,
  );

  test.skipIf(DATABASES[1].isMissing)(
    'is told once to each device by two servers over one MongoDB, whichever counts it',
    async () => {
      const own = await serverForTest('MongoDB');
      const { id, author, ballots } = await prepare(own);
      const env = { DATA_DIR: own.dataDir, MONGODB_URL: own.mongodbUrl ?? '' };
      const servers = [await startAnother(env), await startAnother(env)] as const;
      const castUntilCounted = async (ballot: Ballot) => {
        while (!(await vote(servers[ballot.n % 2 ? 0 : 1], id, ballot))) await pause(100);
      };
      await Promise.all(ballots.map(castUntilCounted));
      expect((await author.get(`/api/conflicts/${id}`)).body.totalVotes).toBe(110);

      await untilNotified();
      await vi.waitFor(async () => expect((await own.stores.jobs.count()).waiting).toBe(0), TIMEOUT);
      expect(timesNotified()).toEqual([1, 1]);
      expect((await author.get('/api/alerts')).body.unreadCount).toBe(1);
    },
    A_WHILE,
  );
});
