import { expect, test } from 'vitest';
import { discussionLevel } from './discussion.rule.ts';

test.each([
  [0, 'Low'],
  [2, 'Low'],
  [3, 'Medium'],
  [5, 'Medium'],
  [6, 'High'],
  [10, 'High'],
  [11, 'Very High'],
  [5_000, 'Very High'],
])('%i comments make a discussion %s', (comments, level) => {
  expect(discussionLevel(comments)).toBe(level);
});
