import { expect, test } from 'vitest';
import { standingAfter } from './moderation.rule.ts';

test.each([
  [null, null, 'keep', null, 'kept'],
  [null, 'folded-by-reports', 'keep', null, 'kept'],
  [null, 'folded', 'keep', null, 'kept'],
  ['operator', null, 'keep', 'operator', 'kept'],
  ['author', 'folded', 'keep', 'author', 'kept'],
  [null, null, 'fold', null, 'folded'],
  [null, 'kept', 'fold', null, 'folded'],
  ['operator', null, 'fold', 'operator', 'folded'],
  [null, null, 'remove', 'operator', null],
  [null, 'folded-by-reports', 'remove', 'operator', 'folded-by-reports'],
  ['author', null, 'remove', 'author', null],
] as const)(
  'what %s took down and is %s is, after "%s", off the site by %s and %s',
  (by, review, verdict, ...after) => {
    expect(standingAfter({ takenDownBy: by, review }, verdict)).toEqual({ takenDownBy: after[0], review: after[1] });
  },
);
