import { expect, test } from 'vitest';
import { savedVotesText } from './saved-votes.ts';

test.each([
  [5, false, '5 votes are saved. Sign up to make them count'],
  [5, true, 'Your 5 votes are saved. Sign up to make them count'],
  [1, false, 'A vote is saved. Sign up to make it count'],
  [0, true, 'Your vote is saved. Sign up to make it count'],
])('tells how many votes are saved: %i, the reader’s own: %s', (count, isOwn, text) => {
  expect(savedVotesText({ count, isOwn }, 'Sign up')).toBe(text);
});
