import { expect, test } from 'vitest';
import { achievementsOf } from './achievements.rule.ts';
import { NO_SCORE } from './points.rule.ts';

test('a member without actions has no progress', () => {
  expect(achievementsOf(NO_SCORE, null, 0)).toEqual([
    { id: 'votes', progress: 0, target: 100 },
    { id: 'helpful-comments', progress: 0, target: 50 },
    { id: 'streak', progress: 0, target: 14 },
    { id: 'weekly-first', progress: 0, target: 1 },
  ]);
});

test('caps progress at its target, and counts the longest streak', () => {
  const score = { ...NO_SCORE, votes: 321, helpfulComments: 50 };
  const progress = achievementsOf(score, { days: 1, longest: 13, lastDay: 0 }, 3).map((each) => each.progress);
  expect(progress).toEqual([100, 50, 13, 1]);
});
