import { DAY } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { noteServerTime, toServerTime } from './use-now.ts';

test('keeps the known difference of the clocks on a page without a server time', () => {
  noteServerTime(Date.now() - DAY);
  noteServerTime(0);
  noteServerTime(Number.NaN);
  expect(Math.round(toServerTime(2 * DAY) / DAY)).toBe(1);
});
