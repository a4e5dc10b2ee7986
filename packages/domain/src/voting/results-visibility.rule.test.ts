import { expect, test } from 'vitest';
import { NOON, tally } from '../test-support/records.ts';
import {
  areResultsVisible,
  isPolarizing,
  PUBLIC_RESULTS_THRESHOLD,
  polarizationLevel,
  votesUntilReveal,
} from './results-visibility.rule.ts';

test.each([
  ['nobody who has not voted', null, null, false],
  ['a voter', null, { isReading: false }, true],
  ['nobody who has voted but reads first', null, { isReading: true }, false],
  ['everyone once they are public', NOON, null, true],
  ['everyone if they were revealed at the first moment of time', 0, null, true],
  ['a voter once they are public', NOON, { isReading: false }, true],
  ['who reads first, once they are public', NOON, { isReading: true }, true],
])('results are seen by %s', (_, revealedAt, vote, visible) => {
  expect(areResultsVisible({ revealedAt }, vote)).toBe(visible);
});

test('results are public from the 100th vote', () => {
  expect(PUBLIC_RESULTS_THRESHOLD).toBe(100);
  expect([0, 1, 99, 100, 101].map(votesUntilReveal)).toEqual([100, 99, 1, 0, 0]);
});

test.each([
  [50, 50, 'High'],
  [59, 41, 'High'],
  [599, 401, 'High'],
  [60, 40, 'Medium'],
  [40, 60, 'Medium'],
  [41, 59, 'High'],
  [2, 3, 'Medium'],
  [74, 26, 'Medium'],
  [7499, 2501, 'Medium'],
  [75, 25, 'Low'],
  [25, 75, 'Low'],
  [1, 0, 'Low'],
  [0, 0, 'Low'],
])('%i to %i is of %s polarization, and only High carries the Hot badge', (her, his, level) => {
  expect(polarizationLevel(tally(her, his))).toBe(level);
  expect(isPolarizing(tally(her, his))).toBe(level === 'High');
});
