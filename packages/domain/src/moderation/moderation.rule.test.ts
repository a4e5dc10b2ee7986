import { expect, test } from 'vitest';
import { takenDownAfter } from './moderation.rule.ts';

test.each([
  [null, 'keep', null],
  ['reports', 'keep', null],
  ['operator', 'keep', 'operator'],
  ['author', 'keep', 'author'],
  [null, 'remove', 'operator'],
  ['reports', 'remove', 'operator'],
  ['operator', 'remove', 'operator'],
  ['author', 'remove', 'author'],
] as const)('what %s has taken down is, after "%s", off the site by %s', (before, verdict, after) => {
  expect(takenDownAfter(before, verdict)).toBe(after);
});
