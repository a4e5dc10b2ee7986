import { expect, test } from 'vitest';
import { FISHER } from '../test-support/reference-figures.ts';
import { fisherExact, isUnusual } from './unusual-voting.ts';

test.each(FISHER)('%i of %i for her against %i of %i is as likely as SciPy has it', (...row) => {
  const [her, all, otherHer, otherAll, p] = row;
  const [one, other] = [
    { herVotes: her, totalVotes: all },
    { herVotes: otherHer, totalVotes: otherAll },
  ];
  const found = fisherExact(one, other);
  expect(Math.abs(found - p)).toBeLessThanOrEqual(1e-6 * p);
  expect(fisherExact(other, one)).toBeCloseTo(found, 9);
  expect(isUnusual({ established: one, others: other })).toBe(p < 0.001);
});

test('is blind to sides: exchanging them changes nothing', () => {
  for (const [her, all, otherHer, otherAll] of FISHER) {
    const turned = (herVotes: number, totalVotes: number) => ({ herVotes: totalVotes - herVotes, totalVotes });
    const p = fisherExact({ herVotes: her, totalVotes: all }, { herVotes: otherHer, totalVotes: otherAll });
    expect(fisherExact(turned(her, all), turned(otherHer, otherAll))).toBeCloseTo(p, 9);
  }
});
