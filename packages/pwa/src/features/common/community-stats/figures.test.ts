import { HOUR, MINUTE } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { figure, percentage, roughTime } from './StatTiles.tsx';

test.each([
  [null, null],
  [5_000, '1 minute'],
  [35.4 * MINUTE, '35 minutes'],
  [HOUR, '1 hour'],
  [2.4 * HOUR, '2 hours'],
  [47 * HOUR, '47 hours'],
  [72 * HOUR, '3 days'],
])('%j ms reads %j', (time, text) => {
  expect(roughTime(time)).toBe(text);
});

test('omits a figure without data instead of showing zero', () => {
  expect([figure(null), figure(0), figure(12_345), percentage(null), percentage(0), percentage(78)]).toEqual([
    null,
    null,
    '12,345',
    null,
    null,
    '78%',
  ]);
});
