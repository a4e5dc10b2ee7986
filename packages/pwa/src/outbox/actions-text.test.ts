import { expect, test } from 'vitest';
import { actionsText } from './actions-text.ts';

test.each([
  [['vote'], '1 vote or comment'],
  [['vote', 'comment'], '2 votes and comments'],
  [['post'], '1 conflict'],
  [['post', 'post'], '2 conflicts'],
  [['update'], '1 update'],
  [['update', 'update'], '2 updates'],
  [['update', 'comment'], '2 things'],
  [['post', 'vote', 'comment'], '3 things'],
] as const)('%j is told as "%s"', (kinds, text) => {
  expect(actionsText(kinds)).toBe(text);
});
