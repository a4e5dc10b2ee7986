import { describe, expect, test } from 'vitest';
import { DAY, HOUR } from '../kernel/time.ts';
import { ESTABLISHED_RULE } from '../mailbox-keys/mailbox-key.rule.ts';
import { COLLAPSING_RULE, collapsersOf, type ReporterRecord, weightOf } from './collapsing.rule.ts';

const NOW = Date.UTC(2026, 5, 10, 12);
const TODAY = Date.UTC(2026, 5, 10);
const RULES = { established: ESTABLISHED_RULE, collapsing: COLLAPSING_RULE };

const established = (over: Partial<ReporterRecord> = {}) => ({
  record: {
    emailVerified: true,
    createdAt: NOW - 30 * DAY,
    votes: 10,
    votingDays: 3,
    agreed: 0,
    disagreed: 0,
    collapses: [],
    ...over,
  },
});
const fresh = (over: Partial<ReporterRecord> = {}) =>
  established({ createdAt: NOW - 25 * HOUR, votes: 0, votingDays: 0, ...over });
const times = <T>(n: number, make: (n: number) => T): T[] => Array.from({ length: n }, (_, index) => make(index));
const collapse = (reporters: Parameters<typeof collapsersOf>[0], isYoung = false) =>
  collapsersOf(reporters, isYoung, NOW, RULES).length;

test.each([
  [0, 0, 1],
  [2, 0, 8 / 6],
  [100, 0, 1.5],
  [0, 1, 4 / 5],
  [0, 100, 0.25],
  [3, 3, 1],
])(
  'after %i reports that moderators agreed with and %i that they did not, one weighs %f',
  (agreed, disagreed, weight) => {
    expect(weightOf(established({ agreed, disagreed }).record, NOW, ESTABLISHED_RULE)).toBeCloseTo(weight, 10);
  },
);

describe('reports collapse an item by themselves', () => {
  test('from three established reporters on whose weights make three', () => {
    expect(collapse(times(2, () => established({ agreed: 100 })))).toBe(0);
    expect(collapse(times(3, () => established()))).toBe(3);
    expect(collapse([established(), established(), established({ disagreed: 1 })])).toBe(0);
    expect(collapse([established({ agreed: 2 }), established(), established({ disagreed: 1 })])).toBe(3);
  });

  test('never where those who report are not established, however many they are', () => {
    expect(collapse(times(300, () => fresh()))).toBe(0);
    expect(collapse([established(), established(), ...times(30, () => fresh()), { record: null }])).toBe(0);
  });

  test('once a day for each reporter, until a moderator has agreed with one of theirs', () => {
    const collapsesAfter = (day: number, agreed = 0) =>
      collapse(times(3, (n) => established({ agreed, collapses: [{ item: `of ${n}`, day }] })));
    expect([collapsesAfter(TODAY), collapsesAfter(TODAY - DAY), collapsesAfter(TODAY, 1)]).toEqual([0, 3, 3]);
  });

  test('not where those who report have collapsed together in the last 30 days: they count as one', () => {
    const allies = (days: number) =>
      times(3, () => established({ collapses: [{ item: 'theirs', day: TODAY - days * DAY }] }));
    expect([collapse(allies(1)), collapse(allies(30)), collapse(allies(31))]).toEqual([0, 0, 3]);
    expect(collapse([...allies(1), established()])).toBe(0);
    expect(collapse([...allies(1), established(), established()])).toBe(5);
  });

  test('nor where somebody else stands between those who have collapsed together', () => {
    const chain = [['a'], ['b'], ['a', 'b']].map((items) =>
      established({ collapses: items.map((item) => ({ item, day: TODAY - DAY })) }),
    );
    expect(collapse(chain)).toBe(0);
  });
});

describe('in the first weeks', () => {
  const collapseBy = (n: number, over: (n: number) => Partial<ReporterRecord> = () => ({})) =>
    collapse(
      times(n, (place) => fresh(over(place))),
      true,
    );

  test('five reporters with accounts of more than a day collapse an item too', () => {
    expect([collapseBy(4), collapseBy(5)]).toEqual([0, 5]);
  });

  test.each([3, 30, 300])('%i accounts of the same day collapse nothing', (n) => {
    expect(collapseBy(n, () => ({ createdAt: NOW - DAY }))).toBe(0);
  });

  test('neither an unverified address nor a deleted account counts', () => {
    const four = times(4, () => fresh());
    expect(collapse([...four, fresh({ emailVerified: false }), { record: null }], true)).toBe(0);
  });

  test('each collapses one a day, and those who collapse together count as one', () => {
    expect(collapseBy(5, (n) => ({ collapses: [{ item: `of ${n}`, day: TODAY }] }))).toBe(0);
    expect(collapseBy(5, () => ({ collapses: [{ item: 'theirs', day: TODAY - DAY }] }))).toBe(0);
  });
});
