import { DAY, HOUR } from '@twosides/domain/kernel';
import { afterEach, expect, test, vi } from 'vitest';
import { setServerClock } from '../client.ts';
import { freshFor } from './today.ts';

afterEach(() => void vi.useRealTimers());

test('refetches only what was read on an earlier day', () => {
  expect(freshFor(Date.now() - DAY)).toBe(0);
  expect(freshFor(Date.now())).toBe(Number.POSITIVE_INFINITY);
});

test('a day ends by the server’s clock', () => {
  vi.useFakeTimers();
  setServerClock({ noteServerTime: () => undefined, toServerTime: (at) => at - 3 * HOUR });
  const midnight = Date.UTC(2026, 5, 10);
  const onDevice = (at: number) => midnight + at + 3 * HOUR;
  vi.setSystemTime(onDevice(HOUR));
  expect(freshFor(onDevice(-HOUR))).toBe(0);
  vi.setSystemTime(onDevice(-HOUR));
  expect(freshFor(onDevice(-4 * HOUR))).toBe(Number.POSITIVE_INFINITY);
});
