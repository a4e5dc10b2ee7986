import { afterEach, expect, test, vi } from 'vitest';
import { aConflict, rowOf } from '../../../test-support/seeds.ts';
import { dayAndTimeOf, majorityOf, nextFiveAt } from './todays-five.ts';

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

test('a lead that rounds to 50% counts as a majority, and only equal votes as a tie', () => {
  const voted = (herVotes: number, hisVotes: number) =>
    rowOf(aConflict({ herVotes, hisVotes, totalVotes: herVotes + hisVotes }), { side: 'her', isReading: false });
  expect(majorityOf([voted(501, 500), voted(5, 5), voted(2, 8)])).toEqual({ agreed: 1, decided: 2, ties: 1 });
});
