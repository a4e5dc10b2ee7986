import { DAY, HOUR, startOfDay } from '@twosides/domain/kernel';
import { afterEach, expect, test } from 'vitest';
import { reminderTime } from './push-settings.ts';

const { TZ } = process.env;
afterEach(() => {
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

test.each([
  'UTC',
  'Europe/Berlin',
  'America/Los_Angeles',
  'America/St_Johns',
  'Asia/Tokyo',
  'Pacific/Auckland',
  'Pacific/Kiritimati',
])('reminds on the next day of UTC and never in the quiet hours, in %s', (zone) => {
  process.env.TZ = zone;
  const midnight = Date.UTC(2026, 5, 10);
  for (let now = midnight; now < midnight + DAY; now += HOUR / 2) {
    const time = reminderTime(new Date(now));
    expect([now, startOfDay(time)]).toEqual([now, midnight + DAY]);
    const hour = new Date(time).getHours();
    expect([now, hour >= 9 && hour < 21]).toEqual([now, true]);
  }
});

test('keeps the time of day where it is not quiet', () => {
  process.env.TZ = 'Europe/Berlin';
  expect(new Date(reminderTime(new Date('2026-06-10T18:12:00+02:00'))).toISOString()).toBe('2026-06-11T16:12:00.000Z');
});
