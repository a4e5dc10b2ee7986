import { expect, test } from 'vitest';
import { isPolarizing, polarizationLevel } from './polarization.rule.ts';

const tally = (herVotes: number, hisVotes: number) => ({ herVotes, hisVotes, totalVotes: herVotes + hisVotes });

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
