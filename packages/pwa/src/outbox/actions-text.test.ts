import { expect, test } from 'vitest';
import { actionsText } from './actions-text.ts';

test.each([
  [['vote'], '1 vote'],
  [['vote', 'vote'], '2 votes'],
  [['comment', 'vote', 'comment'], '1 vote and 2 comments'],
  [['post'], '1 conflict'],
  [['update', 'update'], '2 updates'],
  [['update', 'comment'], '1 comment and 1 update'],
  [['post', 'vote', 'comment'], '3 items'],
] as const)('%j is told as "%s"', (kinds, text) => {
  expect(actionsText(kinds)).toBe(text);
});
