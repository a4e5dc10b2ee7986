import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { HOUR } from '../kernel/time.ts';
import type { Conflict } from '../model/conflict.ts';
import { aConflict, NOON, toConflictId } from '../test-support/records.ts';
import {
  addTrendEvent,
  byNewest,
  byPolarity,
  byToday,
  byTrend,
  decayedSum,
  isTrending,
  polarityOf,
  TRENDING_HALF_LIFE,
} from './ranking.rule.ts';

const scoreOf = (events: readonly number[]) => events.reduce<number | null>(addTrendEvent, null);
const directSum = (events: readonly number[], now: number) =>
  events.reduce((sum, at) => sum + 2 ** ((at - now) / TRENDING_HALF_LIFE), 0);
const withinAYear = fc.integer({ min: NOON - 365 * 24 * HOUR, max: NOON });
const withinDays = fc.integer({ min: NOON - 10 * 24 * HOUR, max: NOON });

describe('the trend score', () => {
  test('halves an event’s weight every 12 hours', () => {
    expect(TRENDING_HALF_LIFE).toBe(12 * HOUR);
    const sumAfter = (hours: number) => decayedSum(scoreOf([NOON]), NOON + hours * HOUR);
    expect([0, 12, 24, 36].map(sumAfter)).toEqual([1, 0.5, 0.25, 0.125]);
    expect(decayedSum(scoreOf([]), NOON)).toBe(0);
  });

  test('is the sum of all events’ weights', () => {
    fc.assert(
      fc.property(fc.array(withinDays, { minLength: 1, maxLength: 200 }), (events) => {
        expect(decayedSum(scoreOf(events), NOON) / directSum(events, NOON)).toBeCloseTo(1, 9);
      }),
    );
  });

  test('does not depend on the order in which events are counted', () => {
    const shuffled = fc
      .array(withinAYear, { minLength: 2, maxLength: 50 })
      .chain((events) => fc.tuple(fc.constant(events), fc.shuffledSubarray(events, { minLength: events.length })));
    fc.assert(
      fc.property(shuffled, ([events, others]) => {
        expect(scoreOf(events)).toBeCloseTo(scoreOf(others) ?? Number.NaN, 8);
      }),
    );
  });

  test('stays a finite number over centuries and thousands of events', () => {
    const centuries = Array.from({ length: 5_000 }, (_, index) => NOON + index * 365 * HOUR);
    expect(Number.isFinite(scoreOf(centuries))).toBe(true);
  });
});

describe('the Trending badge', () => {
  const id = toConflictId;
  const top = (sums: readonly number[]) =>
    sums.map((sum, index) => ({ id: id(index + 1), trendScore: (scoreOf([NOON]) ?? 0) + Math.log2(sum) }));

  test('is shown from a decayed sum of 5 on', () => {
    const head = top([6, 5, 4.99]);
    expect([1, 2, 3, 4].map((n) => isTrending(id(n), head, NOON))).toEqual([true, true, false, false]);
  });

  test('expires as time passes', () => {
    const head = top([6]);
    expect(isTrending(id(1), head, NOON + 3 * HOUR)).toBe(true);
    expect(isTrending(id(1), head, NOON + 4 * HOUR)).toBe(false);
  });

  test('is shown on the first three only', () => {
    const head = top(Array.from({ length: 4 }, () => 100));
    expect([isTrending(id(3), head, NOON), isTrending(id(4), head, NOON)]).toEqual([true, false]);
  });
});

test.each([
  [50, 50, 0],
  [75, 25, 0.5],
  [25, 75, 0.5],
  [100, 0, 1],
  [0, 0, 1],
])('the polarity of %i to %i is %d', (herVotes, hisVotes, polarity) => {
  expect(polarityOf({ herVotes, hisVotes, totalVotes: herVotes + hisVotes })).toBe(polarity);
});

describe('an order of conflicts', () => {
  const ranked = (order: (a: Conflict, b: Conflict) => number, rows: readonly Partial<Conflict>[]) =>
    rows
      .map((row, index) => aConflict({ id: toConflictId(index + 1), ...row }))
      .sort(order)
      .map((conflict) => conflict.id);
  const votes = (herVotes: number, hisVotes: number) => ({ herVotes, hisVotes, totalVotes: herVotes + hisVotes });

  test('for today: votes of the last 24 h, then all votes, then newer', () => {
    expect(ranked(byToday, [{ totalVotes: 9 }, { todayVotes: 2 }, { todayVotes: 3 }, {}, {}])).toEqual([3, 2, 1, 5, 4]);
  });

  test('for trending: the score, then newer', () => {
    expect(ranked(byTrend, [{ trendScore: -3 }, { trendScore: 8.5 }, { trendScore: -3 }])).toEqual([2, 3, 1]);
  });

  test('for polarizing: the closest split, then more votes, then newer', () => {
    expect(ranked(byPolarity, [votes(60, 40), votes(50, 50), votes(500, 500), votes(51, 49), votes(50, 50)])).toEqual([
      3, 5, 2, 4, 1,
    ]);
  });

  const conflicts = fc.uniqueArray(
    fc.record({
      id: fc.integer({ min: 1, max: 1_000 }).map(toConflictId),
      herVotes: fc.nat(5),
      hisVotes: fc.nat(5),
      todayVotes: fc.nat(3),
      trendScore: fc.constantFrom(-1, 0, 0.5, 7),
    }),
    { selector: (row) => row.id, maxLength: 12 },
  );

  test.each(Object.entries({ byToday, byTrend, byPolarity, byNewest }))(
    '%s is total: any shuffling of rows sorts alike',
    (_, order) => {
      const shufflings = conflicts.chain((rows) =>
        fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length })),
      );
      fc.assert(
        fc.property(shufflings, ([rows, shuffled]) => {
          const sorted = (some: typeof rows) =>
            some.map((row) => aConflict({ ...row, totalVotes: row.herVotes + row.hisVotes })).sort(order);
          expect(sorted(shuffled)).toEqual(sorted(rows));
          for (const [index, row] of sorted(rows).entries())
            for (const later of sorted(rows).slice(index + 1)) expect(order(row, later)).toBeLessThan(0);
        }),
      );
    },
  );
});
