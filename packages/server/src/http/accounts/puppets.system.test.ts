import { HOUR } from '@twosides/domain/kernel';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { post, readConflict } from '../../adapters/behaviour/steps.ts';
import {
  ANY_NETWORKS,
  type Attack,
  aliasesOf,
  ONE_ADDRESS,
  ONE_DOMAIN,
  ONE_NETWORK,
  type Place,
  puppetsToMove,
  RETURNING,
  raidForAnHour,
  worthOf,
} from '../../test-support/puppets.ts';
import { startTestServer, type TestServer } from '../../test-support/test-server.ts';

const HONEST = 100;
const PUPPETS = 900;

interface Worth {
  readonly hourly: readonly number[];
  readonly inAll: number;
  readonly points: number;
}

/** docs/numbers.md has the same table. */
const WORTH: ReadonlyMap<Attack, Worth> = new Map([
  [aliasesOf(1), { hourly: [1, 1, 1], inAll: 1, points: 0.5 }],
  [aliasesOf(10), { hourly: [10, 10, 10], inAll: 10, points: 4.5 }],
  [aliasesOf(100), { hourly: [20, 40, 100], inAll: 100, points: 25 }],
  [RETURNING, { hourly: [1, 1, 1], inAll: 1, points: 0.5 }],
  [ONE_DOMAIN, { hourly: [20, 30, 30], inAll: 900, points: 45 }],
]);

describe('security: nine hundred of a thousand accounts belong to one person', () => {
  let server: TestServer;
  let runs = 0;
  beforeAll(async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 5, 12) });
    server = await startTestServer('SQLite', { env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
  });
  afterAll(async () => {
    await server?.end();
    vi.useRealTimers();
  });

  const raid = async (attack: Attack, place: Place, hours: number, accounts?: number): Promise<number[]> => {
    const { id } = await post(server.stores);
    const counted: number[] = [];
    runs += 1;
    for (let next = 0; counted.length < hours; ) {
      next = await raidForAnHour(server, id, { attack, place, run: runs, ...(accounts && { accounts }) }, next);
      counted.push((await readConflict(server.stores, id)).totalVotes);
      vi.setSystemTime(Date.now() + HOUR);
    }
    return counted;
  };

  test.each([...WORTH].map(([attack, worth]) => ({ ...attack, attack, worth })))(
    'counts $worth.inAll votes of $name with $mailboxes mailboxes',
    async ({ attack, worth }) => {
      const { pressed, counted, moved } = await worthOf(attack, HONEST, PUPPETS);
      const hourly: number[] = [];
      for (const place of [ONE_ADDRESS, ONE_NETWORK]) hourly.push(...(await raid(attack, place, 1)));
      hourly.push(...(await raid(attack, ANY_NETWORKS, 1, attack.mailboxes ?? undefined)));
      expect({ hourly, inAll: counted, points: Number(moved.toFixed(1)) }).toEqual(worth);
      expect(pressed).toBe(PUPPETS);
    },
  );

  test.each([
    { forHer: 30, mailboxes: 17 },
    { forHer: 50, mailboxes: 25 },
    { forHer: 70, mailboxes: 50 },
  ])('takes $mailboxes mailboxes to move $forHer percent of 100 votes by ten points', async ({ forHer, mailboxes }) => {
    expect(await puppetsToMove(10, forHer)).toBe(mailboxes);
  });

  test.each([
    { place: ONE_ADDRESS, votes: [20, 40, 60, 80, 100] },
    { place: ONE_NETWORK, votes: [40, 80, 100, 100, 100] },
  ])('lets a hundred mailboxes of $place.name in within five hours', async ({ place, votes }) => {
    expect(await raid(aliasesOf(100), place, 5, 100)).toEqual(votes);
  });
});
