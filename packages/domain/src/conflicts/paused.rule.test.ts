import { expect, test } from 'vitest';
import { NO_CARE } from '../model/conflict.ts';
import { pausedBy, shownNotes } from './shown.rule.ts';

test.each([
  [NO_CARE, null],
  [{ ...NO_CARE, authorPause: 'lifted' }, null],
  [{ ...NO_CARE, authorPause: 'set' }, 'author'],
  [{ ...NO_CARE, authorPause: 'set', isPaused: true }, 'moderator'],
  [{ ...NO_CARE, authorPause: 'lifted', isPaused: true }, 'moderator'],
] as const)('of %o voting rests by %s', (care, by) => {
  expect(pausedBy({ care })).toBe(by);
});

test.each([
  [[], ['loss'], ['loss']],
  [['violence'], [], ['violence']],
  [
    ['loss', 'violence'],
    ['loss', 'abuse'],
    ['loss', 'violence', 'abuse'],
  ],
  [['abuse'], ['sexual', 'loss', 'violence'], ['abuse', 'sexual', 'loss']],
] as const)(
  'of a moderator’s notes %o and the author’s %o three at most are shown, the moderator’s first',
  (notes, contentNotes, shown) => {
    expect(shownNotes({ care: { ...NO_CARE, notes }, contentNotes })).toEqual(shown);
  },
);
