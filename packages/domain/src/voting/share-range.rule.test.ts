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
