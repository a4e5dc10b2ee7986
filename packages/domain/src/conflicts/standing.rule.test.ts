import { expect, test } from 'vitest';
import { type CommentStanding, type Standing, standingAfter } from './standing.rule.ts';

test.each([
  [null, null, 'keep', null, 'kept'],
  [null, 'folded-by-reports', 'keep', null, 'kept'],
  [null, 'folded', 'keep', null, 'kept'],
  ['operator', null, 'keep', 'operator', 'kept'],
  ['author', 'folded', 'keep', 'author', 'kept'],
  [null, null, 'warn', null, 'kept'],
  [null, null, 'fold', null, 'folded'],
  [null, 'kept', 'fold', null, 'folded'],
  ['operator', null, 'fold', 'operator', 'folded'],
  [null, null, 'remove', 'operator', null],
  [null, 'folded-by-reports', 'remove', 'operator', 'folded-by-reports'],
  ['author', null, 'remove', 'author', null],
  [null, null, 'fold-by-reports', null, 'folded-by-reports'],
  [null, 'kept', 'fold-by-reports', null, 'kept'],
  [null, 'folded', 'fold-by-reports', null, 'folded'],
  [null, 'folded', 'take-down', 'author', 'folded'],
  ['operator', null, 'take-down', 'operator', null],
] as const)('what %s took down and is %s is, after "%s", off the site by %s and %s', (by, review, act, ...after) => {
  expect(standingAfter<Standing>({ takenDownBy: by, review }, act)).toEqual({
    takenDownBy: after[0],
    review: after[1],
  });
});

const SHOWN = { takenDownBy: null, review: null, isHiddenByAuthor: false };

test.each(['keep', 'fold', 'remove', 'fold-by-reports', 'take-down'] as const)(
  'what the author of the conflict has hidden stays hidden after "%s", and is shown again by that author alone',
  (act) => {
    const hidden = standingAfter<CommentStanding>(SHOWN, 'hide');
    const after = standingAfter(hidden, act);
    expect(after).toMatchObject({ isHiddenByAuthor: true });
    expect(standingAfter(after, 'show')).toEqual({ ...after, isHiddenByAuthor: false });
  },
);
