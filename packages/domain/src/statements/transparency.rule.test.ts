import { expect, test } from 'vitest';
import { monthsToCount, nextMonth, notifiedCount, publishedPart } from './transparency.rule.ts';

test.each([
  [0, null],
  [4, null],
  [5, 5],
  [312, 312],
])('of %i is published %s', (count, published) => {
  expect(notifiedCount(count)).toBe(published);
});

test.each([
  [4, 20, null],
  [5, 20, 5],
  [16, 20, null],
  [15, 20, 15],
  [20, 20, 20],
])('of %i out of %i is published %s, so that what is left tells no small number either', (part, whole, published) => {
  expect(publishedPart(part, whole)).toBe(published);
});

const [OCTOBER, DECEMBER, JANUARY] = [Date.UTC(2025, 9, 1), Date.UTC(2025, 11, 1), Date.UTC(2026, 0, 1)];

test('the months that are over are counted from the first on, each once, and never the one that is running', () => {
  expect(nextMonth(DECEMBER)).toBe(JANUARY);
  expect(monthsToCount(null, null, JANUARY)).toEqual([]);
  expect(monthsToCount(null, OCTOBER + 5, JANUARY - 1)).toEqual([OCTOBER, Date.UTC(2025, 10, 1)]);
  expect(monthsToCount(OCTOBER, OCTOBER + 5, JANUARY)).toEqual([Date.UTC(2025, 10, 1), DECEMBER]);
  expect(monthsToCount(DECEMBER, OCTOBER, JANUARY + 9)).toEqual([]);
});
