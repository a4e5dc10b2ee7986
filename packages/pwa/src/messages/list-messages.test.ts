import { expect, test } from 'vitest';
import { votesUntilRevealText } from './list-messages.ts';

test('says how many votes are missing until everyone sees the results', () => {
  expect([37, 1].map(votesUntilRevealText)).toEqual([
    '37 more votes until public reveal',
    '1 more vote until public reveal',
  ]);
});
