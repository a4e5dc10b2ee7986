import { expect, test } from 'vitest';
import { NOON } from '../test-support/records.ts';
import { dayAgo, startOfDay, startOfMonth, startOfWeek, timeAgo } from './time.ts';

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

test.each([
  [-DAY, 'just now'],
  [59 * SECOND, 'just now'],
  [MINUTE, '1 minute ago'],
  [2 * MINUTE - 1, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [HOUR, '1 hour ago'],
  [DAY - 1, '23 hours ago'],
  [DAY, '1 day ago'],
  [2 * DAY, '2 days ago'],
  [14 * DAY - 1, '13 days ago'],
  [14 * DAY, '2 weeks ago'],
  [60 * DAY, '8 weeks ago'],
  [61 * DAY, '2 months ago'],
  [730 * DAY, '23 months ago'],
  [731 * DAY, '2 years ago'],
])('%i ms later a moment is called %j', (age, words) => {
  expect(timeAgo(NOON, NOON + age)).toBe(words);
});

test.each([
  [-DAY, 'today'],
  [0, 'today'],
  [12 * HOUR - 1, 'today'],
  [12 * HOUR, 'yesterday'],
  [36 * HOUR, '2 days ago'],
  [13 * DAY, '13 days ago'],
  [14 * DAY, '2 weeks ago'],
])('%i ms later a day is called %j, whatever the hour was', (age, words) => {
  expect(dayAgo(NOON, NOON + age)).toBe(words);
  expect(dayAgo(startOfDay(NOON), NOON + age)).toBe(words);
});

test('days and months start at midnight UTC', () => {
  expect([startOfDay(NOON), startOfMonth(NOON + 30 * DAY)].map((at) => new Date(at).toISOString())).toEqual([
    '2026-07-01T00:00:00.000Z',
    '2026-07-01T00:00:00.000Z',
  ]);
});

test.each([
  ['2026-06-01T00:00:00.000Z', '2026-06-01'],
  ['2026-06-07T23:59:59.999Z', '2026-06-01'],
  ['2026-06-08T00:00:00.000Z', '2026-06-08'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ['1970-01-01T00:00:00.000Z', '1969-12-29'],
])('%s is in the week of Monday, %s', (at, monday) => {
  expect(new Date(startOfWeek(Date.parse(at))).toISOString()).toBe(`${monday}T00:00:00.000Z`);
});
