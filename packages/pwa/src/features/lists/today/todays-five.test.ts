import { afterEach, expect, test, vi } from 'vitest';
import { dayAndTimeOf, nextFiveAt } from './todays-five.ts';

afterEach(() => void vi.unstubAllEnvs());

test.each([
  ['America/Los_Angeles', 12, 'today at 4:00 PM'],
  ['America/Los_Angeles', 4, 'tomorrow at 4:00 PM'],
  ['UTC', 12, 'tomorrow at 12:00 AM'],
  ['Asia/Tokyo', 12, 'tomorrow at 9:00 AM'],
  ['Asia/Tokyo', 23, 'today at 9:00 AM'],
])('in %s at %i:00 UTC, the next five arrive %s', (zone, hour, words) => {
  vi.stubEnv('TZ', zone);
  const now = Date.UTC(2026, 0, 5, hour);
  expect(dayAndTimeOf(nextFiveAt(now), now).replace(/\s/g, ' ')).toBe(words);
});
