import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';
import type { PointEntry, Streak } from '../model/points.ts';
import { AUTHOR, NOON } from '../test-support/records.ts';
import {
  addToScore,
  awardAction,
  extendStreak,
  isBatchDue,
  NO_SCORE,
  POINTS,
  spanEnd,
  spanStart,
  streakDays,
} from './points.rule.ts';

const WEDNESDAY = NOON - 12 * HOUR;
const aVote = { kind: 'vote', sourceKey: 'vote:1', item: null } as const;

describe('a board', () => {
  test('of a day lasts from midnight to midnight, UTC', () => {
    for (const at of [WEDNESDAY, NOON, WEDNESDAY + DAY - 1])
      expect([spanStart('day', at), spanEnd('day', at)]).toEqual([WEDNESDAY, WEDNESDAY + DAY]);
    expect(spanStart('day', WEDNESDAY + DAY)).toBe(WEDNESDAY + DAY);
  });

  test('of a week lasts from Monday to Monday', () => {
    const monday = Date.UTC(2026, 5, 29);
    for (const at of [monday, NOON, monday + 7 * DAY - 1])
      expect([spanStart('week', at), spanEnd('week', at)]).toEqual([monday, monday + 7 * DAY]);
    expect(spanStart('week', monday - 1)).toBe(monday - 7 * DAY);
  });
});

describe('a streak', () => {
  const streak = (days: number, lastDay: number, longest = days): Streak => ({ days, longest, lastDay });

  test('restarts after a day without an action, and keeps the longest', () => {
    expect(extendStreak(streak(9, WEDNESDAY - 2 * DAY), NOON)).toEqual(streak(1, WEDNESDAY, 9));
  });

  test('ignores an action dated to an earlier day by a slow clock', () => {
    const before = streak(3, WEDNESDAY);
    expect(extendStreak(before, NOON - DAY)).toBe(before);
  });

  test('lasts until the end of the day after its last action', () => {
    const last = streak(3, WEDNESDAY);
    expect(
      [NOON, NOON + DAY, WEDNESDAY + 2 * DAY - 1, WEDNESDAY + 2 * DAY].map((now) => streakDays(last, now)),
    ).toEqual([3, 3, 3, 0]);
    expect(streakDays(null, NOON)).toBe(0);
  });

  test('earns its bonus with the first action of a day that follows another', () => {
    const kinds = (before: Streak | null) =>
      awardAction(AUTHOR, before, aVote, NOON).entries.map((entry) => entry.kind);
    expect(kinds(null)).toEqual(['vote']);
    expect(kinds(streak(1, WEDNESDAY - 2 * DAY))).toEqual(['vote']);
    expect(kinds(streak(1, WEDNESDAY - DAY))).toEqual(['vote', 'streak']);
    expect(kinds(streak(2, WEDNESDAY))).toEqual(['vote']);
  });

  test('is as long as the unbroken run of days before its last', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 9 * 24 }), { minLength: 1 }), (hours) => {
        const moments = hours.map((hour) => WEDNESDAY + hour * HOUR).sort((a, b) => a - b);
        const end = moments.reduce<Streak | null>(extendStreak, null);
        const days = new Set(moments.map((at) => spanStart('day', at)));
        let length = 0;
        for (let day = Math.max(...days); days.has(day); day -= DAY) length += 1;
        expect(end?.days).toBe(length);
        expect(end?.lastDay).toBe(Math.max(...days));
      }),
    );
  });
});

test('a score counts each kind of event separately, and undoing restores it', () => {
  const kinds = ['vote', 'vote', 'comment', 'helpful-comment', 'post', 'streak'] as const;
  const entries: Pick<PointEntry, 'kind' | 'points'>[] = kinds.map((kind) => ({ kind, points: POINTS[kind] }));
  const score = entries.reduce((sum, entry) => addToScore(sum, entry), NO_SCORE);
  expect(score).toEqual({ points: 195, votes: 2, conflicts: 1, comments: 1, helpfulComments: 1 });
  expect(entries.reduce((sum, entry) => addToScore(sum, entry, -1), score)).toEqual(NO_SCORE);
});

const PUBLISHED: Timestamp = Date.UTC(2026, 5, 4, 12);
const ENOUGH = { publishedAt: PUBLISHED, voters: 5, conflicts: 3 };

test.each([
  [ENOUGH, HOUR, true],
  [ENOUGH, 30 * HOUR, true],
  [ENOUGH, HOUR - 1, false],
  [ENOUGH, -HOUR, false],
  [{ ...ENOUGH, voters: 4 }, 30 * HOUR, false],
  [{ ...ENOUGH, conflicts: 2 }, 30 * HOUR, false],
  [{ ...ENOUGH, publishedAt: 0, voters: 0, conflicts: 0 }, HOUR, false],
])('a batch of %j, %d ms after the last one, is due: %s', (waiting, since, isDue) => {
  expect(isBatchDue(waiting, PUBLISHED + since)).toBe(isDue);
});
