import { expect, test } from 'vitest';
import { geometricPattern } from './geometric-pattern.ts';

test('draws the same pattern for the same nickname, whatever its case', () => {
  expect(geometricPattern('QuietFox')).toEqual(geometricPattern(' quietfox '));
});

test('draws different patterns for nicknames that differ by a letter', () => {
  const nicknames = Array.from({ length: 100 }, (_, index) => `member${index}`);
  const patterns = new Set(nicknames.map((nickname) => JSON.stringify(geometricPattern(nickname))));
  expect(patterns.size).toBe(nicknames.length);
});

test('has four cells even without a seed, the neighbours on different grounds', () => {
  const [topLeft, topRight, bottomLeft, bottomRight] = geometricPattern('').map((cell) => cell.ground);
  expect(topLeft).toBe(bottomRight);
  expect(topRight).toBe(bottomLeft);
  expect(topLeft).not.toBe(topRight);
});
