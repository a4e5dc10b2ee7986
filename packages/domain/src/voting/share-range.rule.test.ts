import { expect, test } from 'vitest';
import { WILSON } from '../test-support/reference-figures.ts';
import { isTooClose, shareRange, shownRange } from './share-range.rule.ts';

const tally = (herVotes: number, totalVotes: number) => ({ herVotes, hisVotes: totalVotes - herVotes, totalVotes });

test.each(WILSON)('%i of %i lies between %f and %f, as another implementation has it', (her, total, low, high) => {
  const range = shareRange(tally(her, total));
  expect(range?.low).toBeCloseTo(low, 5);
  expect(range?.high).toBeCloseTo(high, 5);
});

test('is shown in whole percent, and omitted without votes', () => {
  expect(shownRange(tally(133, 214))).toEqual({ low: 55, high: 68 });
  expect(shownRange(tally(1, 1))).toEqual({ low: 21, high: 100 });
  expect(shownRange(tally(0, 0))).toBeNull();
});

test.each([
  [5, 9, false],
  [6, 10, true],
  [9, 10, false],
  [59, 100, true],
  [41, 100, true],
  [60, 100, false],
  [40, 100, false],
  [531, 1000, false],
  [1000, 1000, false],
  [0, 0, false],
])('%i of %i is too close to call: %j', (her, total, expected) => {
  expect(isTooClose(tally(her, total))).toBe(expected);
});

test('contains the true share in about 95 of 100 polls, whatever it is and however few vote', () => {
  const next = randomFrom(20_260_701);
  for (const share of [0.1, 0.3, 0.5, 0.62, 0.9])
    for (const size of [12, 30, 100, 300]) {
      const polls = 2_000;
      let held = 0;
      for (let poll = 0; poll < polls; poll++) {
        let her = 0;
        for (let vote = 0; vote < size; vote++) her += Number(next() < share);
        const range = shareRange(tally(her, size));
        held += Number(range !== null && range.low <= 100 * share && 100 * share <= range.high);
      }
      expect(held / polls).toBeGreaterThan(0.92);
      expect(held / polls).toBeLessThan(0.995);
    }
});

const randomFrom = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0;
  let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
};
