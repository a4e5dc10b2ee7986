import { expect, test } from 'vitest';
import { DAY, HOUR, startOfDay } from '../kernel/time.ts';
import { NO_CARE } from '../model/conflict.ts';
import { NO_UPDATES, UPDATES, type Update } from '../model/update.ts';
import { aConflict, NOON, toConflictId } from '../test-support/records.ts';
import { dueAsk, isTextVisible, opensAt, shownHelped, withUpdate } from './updates.rule.ts';

const posted = (daysAgo: number, over: Parameters<typeof aConflict>[0] = {}) =>
  aConflict({ submittedAt: NOON - daysAgo * DAY, totalVotes: 10, ...over });

test.each([
  ['before seven days', posted(7, { submittedAt: NOON - 7 * DAY + 1 }), null],
  ['seven days after posting', posted(7), 7],
  ['once for that day', posted(7, { askedDays: 7 }), null],
  ['for a week where the server was stopped', posted(13.9), 7],
  ['no longer, where it was stopped for more than that', posted(14), null],
  ['thirty days after posting', posted(30, { askedDays: 7 }), 30],
  ['thirty days after posting, also where the first time was missed', posted(30), 30],
  ['twice at most', posted(31, { askedDays: 30 }), null],
  ['with fewer than ten votes', posted(7, { totalVotes: 9 }), null],
  ['of what was taken down', posted(7, { isActive: false }), null],
  ['of what a moderator has collapsed', posted(7, { review: 'collapsed' }), null],
  ['of what reports have collapsed', posted(7, { review: 'collapsed-by-reports' }), null],
  ['while voting is paused', posted(7, { care: { ...NO_CARE, isPaused: true } }), null],
  ['of what was looked at and kept', posted(7, { review: 'kept' }), 7],
  ['by nobody who is gone', posted(7, { submittedBy: null }), null],
  ['an hour after telling it unasked', posted(7, { updateCount: 1, notifiedAt: NOON - HOUR }), null],
  ['when all five updates are told', posted(30, { updateCount: 5, notifiedAt: NOON - 9 * DAY }), null],
] as const)('an author is asked how it went: %s', (_, conflict, days) => {
  expect(dueAsk(conflict, NOON)).toBe(days);
});

test('allows five updates, 72 hours apart', () => {
  expect(opensAt(aConflict())).toBe(0);
  expect(opensAt(aConflict({ updateCount: 4, notifiedAt: NOON }))).toBe(NOON + 72 * HOUR);
  expect(opensAt(aConflict({ updateCount: 5, notifiedAt: NOON }))).toBeNull();
});

test('counts an anonymous conflict’s 72 hours from the end of the last update’s day', () => {
  const notifiedAt = startOfDay(NOON);
  expect(opensAt(aConflict({ anonymous: true, updateCount: 1, notifiedAt }))).toBe(notifiedAt + 96 * HOUR);
});

test('the latest update decides the ending; "rather not say" does not change it', () => {
  const update = (ending: Update['ending']): Update => ({
    ...{ conflictId: toConflictId(17), number: 2, ending, votesHelped: null, text: '', notifiedAt: NOON },
    ...{ sawSplit: false, forStories: false, takenDownBy: null, review: null },
  });
  const before = { ...NO_UPDATES, updateCount: 1, notifiedAt: 5, endedAt: 5 };
  expect(UPDATES.map((ending) => withUpdate(before, update(ending)).endedAt)).toEqual([NOON, NOON, null, NOON, 5]);
  expect(withUpdate(before, update('parted'))).toEqual({ updateCount: 2, notifiedAt: NOON, endedAt: NOON });
});

test('an update written after seeing the split is shown only to viewers who can see it', () => {
  const hidden = aConflict();
  const reads = (sawSplit: boolean, conflict = hidden) =>
    [null, { isReading: true }, { isReading: false }].map((vote) => isTextVisible({ sawSplit }, conflict, vote));
  expect(reads(true)).toEqual([false, false, true]);
  expect(reads(false)).toEqual([true, true, true]);
  expect(reads(true, aConflict({ revealedAt: NOON }))).toEqual([true, true, true]);
});

test('shows how many the votes helped from twenty answers on', () => {
  expect(shownHelped({ helped: 19, answered: 19 })).toBeNull();
  expect(shownHelped({ helped: 3, answered: 20 })).toEqual({ helped: 3, answered: 20 });
});
