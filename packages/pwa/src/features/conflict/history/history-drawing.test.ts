import { expect, test } from 'vitest';
import { drawHistory } from './VoteHistory.tsx';

test('draws her share from the first vote to the last, its range, and the reveal', () => {
  const points = [
    { totalVotes: 1, herPercentage: 100, low: 21, high: 100 },
    { totalVotes: 10, herPercentage: 50, low: 24, high: 76 },
    { totalVotes: 100, herPercentage: 62, low: 52, high: 71 },
  ];
  expect(drawHistory(points)).toEqual({
    line: 'M0 0L150 50L300 38',
    range: 'M0 0L150 24L300 29L300 48L150 76L0 79Z',
    revealAt: 300,
  });
  expect(drawHistory(points.slice(0, 2)).revealAt).toBeNull();
});
