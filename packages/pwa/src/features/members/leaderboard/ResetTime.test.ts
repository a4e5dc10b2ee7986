import { DAY, HOUR, MINUTE } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { timeLeft } from './ResetTime.tsx';

test.each([
  [3 * DAY + 5 * HOUR + 20 * MINUTE, '3 days 5 hours'],
  [DAY + 20 * MINUTE, '1 day'],
  [DAY, '1 day'],
  [DAY - 1, '23 hours 59 minutes'],
  [HOUR + MINUTE, '1 hour 1 minute'],
  [12 * MINUTE, '12 minutes'],
  [MINUTE - 1, 'less than a minute'],
  [0, 'less than a minute'],
  [-DAY, 'less than a minute'],
])('%d ms are left as %s', (left, text) => {
  expect(timeLeft(1_000_000 + left, 1_000_000)).toBe(text);
});
