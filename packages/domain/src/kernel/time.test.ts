import { expect, test } from 'vitest';
import { startOfWeek } from './time.ts';

test.each([
  ['2026-06-01T00:00:00.000Z', '2026-06-01'],
  ['2026-06-07T23:59:59.999Z', '2026-06-01'],
  ['2026-06-08T00:00:00.000Z', '2026-06-08'],
  ['2027-01-01T12:00:00.000Z', '2026-12-28'],
  ['1970-01-01T00:00:00.000Z', '1969-12-29'],
])('%s is in the week of Monday, %s', (at, monday) => {
  expect(new Date(startOfWeek(Date.parse(at))).toISOString()).toBe(`${monday}T00:00:00.000Z`);
});
