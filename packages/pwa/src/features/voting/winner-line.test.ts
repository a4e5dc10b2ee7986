import { expect, test } from 'vitest';
import { aConflict, rowOf } from '../../test-support/seeds.ts';
import { winnerLine } from './winner-line.ts';

const line = (herVotes: number, totalVotes: number) =>
  winnerLine(rowOf(aConflict({ herVotes, hisVotes: totalVotes - herVotes, totalVotes }), 'her'));

test('says where the lead may be chance, and a tie is just that', () => {
  expect(line(59, 100)).toBe('Her Side wins by 18%. Too close to call.');
  expect(line(60, 100)).toBe('Her Side wins by 20%');
  expect(line(50, 100)).toBe('Perfect tie!');
  expect(line(5, 9)).toBe('Her Side wins by 12%');
  expect(line(1, 1)).toBe('Her Side wins by 100%. You are the first.');
});
