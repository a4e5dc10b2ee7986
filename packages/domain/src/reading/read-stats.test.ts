import { expect, test } from 'vitest';
import { NOON } from '../test-support/records.ts';
import { readStats } from './read-stats.ts';
import type { CategoryStats, StatsStore } from './reading.port.ts';

const MONEY: CategoryStats = { category: 'money', conflictCount: 1, voteCount: 10, commentCount: 12, revealedCount: 0 };
const HOUSEHOLD: CategoryStats = {
  ...MONEY,
  category: 'household',
  conflictCount: 3,
  voteCount: 250,
  revealedCount: 2,
};

const storeOf = (rows: readonly CategoryStats[], failures = 0, times = [9_000, 1_000, 5_000]) => {
  const counted = { readings: 0 };
  const stats: StatsStore = {
    updateCounts: async () => false,
    sumByCategory: async () => {
      counted.readings += 1;
      if (counted.readings <= failures) throw new Error('The store is away.');
      return rows;
    },
    countMembers: async () => 7,
    listTimesToReveal: async () => times,
    readActivity: async () => null,
  };
  return { stats, counted };
};

test('sums the categories and counts each one’s conflicts', async () => {
  const view = await readStats({ stats: storeOf([HOUSEHOLD, MONEY]).stats, clock: () => NOON })();
  expect(view).toMatchObject({
    memberCount: 7,
    conflictCount: 4,
    voteCount: 260,
    commentCount: 24,
    revealedCount: 2,
    averageVotes: 65,
    revealRate: 50,
    medianTimeToReveal: 5_000,
  });
  expect(view.conflictsByCategory).toMatchObject({ household: 3, money: 1, love: 0 });
});

test('has no averages of nothing', async () => {
  const view = await readStats({ stats: storeOf([], 0, []).stats, clock: () => NOON })();
  expect(view).toMatchObject({ conflictCount: 0, averageVotes: null, revealRate: null, medianTimeToReveal: null });
});

test('the median of an even number of times is between the middle two', async () => {
  const { stats } = storeOf([MONEY], 0, [4, 10, 1, 2]);
  expect((await readStats({ stats, clock: () => NOON })()).medianTimeToReveal).toBe(3);
});

test('is counted once a minute, even for simultaneous requests', async () => {
  const { stats, counted } = storeOf([MONEY]);
  let now = NOON;
  const read = readStats({ stats, clock: () => now });
  await Promise.all([read(), read()]);
  now += 59_999;
  await read();
  expect(counted.readings).toBe(1);
  now += 1;
  await read();
  expect(counted.readings).toBe(2);
});

test('does not cache a failed count', async () => {
  const { stats } = storeOf([MONEY], 1);
  const read = readStats({ stats, clock: () => NOON });
  await expect(read()).rejects.toThrow('The store is away.');
  expect((await read()).conflictCount).toBe(1);
});
