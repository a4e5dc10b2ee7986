import { expect, test } from 'vitest';
import { DAY } from '../kernel/time.ts';
import { NOON } from '../test-support/records.ts';
import { claimRefusal, coarseAge } from './moderation.rule.ts';

test.each([
  ['nobody looks at', false, null, null],
  ['the moderator looks at', false, { by: 'me', until: NOON + 1 }, null],
  ['somebody else looks at', false, { by: 'other', until: NOON + 1 }, 'case-claimed'],
  ['somebody else has looked at for long enough', false, { by: 'other', until: NOON }, null],
  ['nobody looks at, and is their own', true, null, 'own-case'],
  ['somebody else looks at, and is their own', true, { by: 'other', until: NOON + 1 }, 'own-case'],
] as const)('a moderator may decide on what %s, or is told why not', (_, isOwn, claim, refusal) => {
  expect(claimRefusal({ isOwn, claim }, 'me', NOON)).toBe(refusal);
});

test.each([
  [0, 'this week'],
  [6, 'this week'],
  [7, 'this month'],
  [30, 'this month'],
  [31, 'older'],
])('what is %i days old is of %s', (days, age) => {
  expect(coarseAge(NOON - days * DAY, NOON)).toBe(age);
});
