import { expect, test } from 'vitest';
import { aConflict, rowOf } from '../../test-support/seeds.ts';
import { winnerLine } from './winner-line.ts';

const line = (herVotes: number, totalVotes: number) =>
  winnerLine(rowOf(aConflict({ herVotes, hisVotes: totalVotes - herVotes, totalVotes }), 'her'));

test('says who is ahead while it is open, and who wins once it is not', () => {
  expect(line(59, 100)).toBe('Her Side is ahead, 59 to 41');
  expect(line(43, 100)).toBe('His Side is ahead, 57 to 43');
  expect(line(502, 1_000)).toBe('It’s almost a tie, with Her Side barely ahead');
  expect(line(60, 100)).toBe('Her Side wins by 20%');
  expect(line(50, 100)).toBe('Perfect tie!');
  expect(line(5, 9)).toBe('Her Side wins by 12%');
  expect(line(1, 1)).toBe('Her Side wins by 100%. Yours is the first vote.');
});
