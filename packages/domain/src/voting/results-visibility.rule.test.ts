import { expect, test } from 'vitest';
import { NOON } from '../test-support/records.ts';
import { areResultsVisible, PUBLIC_RESULTS_THRESHOLD, votesUntilReveal } from './results-visibility.rule.ts';

test.each([
  ['nobody who has not voted', null, null, false],
  ['a voter', null, { isReading: false }, true],
  ['nobody who has voted but reads first', null, { isReading: true }, false],
  ['everyone once they are public', NOON, null, true],
  ['a voter once they are public', NOON, { isReading: false }, true],
  ['who reads first, once they are public', NOON, { isReading: true }, true],
])('results are seen by %s', (_, revealedAt, vote, visible) => {
  expect(areResultsVisible({ revealedAt }, vote)).toBe(visible);
});

test('a reveal at the first moment of time is a reveal', () => {
  expect(areResultsVisible({ revealedAt: 0 }, null)).toBe(true);
});

test('results are public from the 100th vote on', () => {
  expect(PUBLIC_RESULTS_THRESHOLD).toBe(100);
  expect([0, 1, 99, 100, 101].map(votesUntilReveal)).toEqual([100, 99, 1, 0, 0]);
});
