import { DAY } from '@twosides/domain/kernel';
import { expect, test } from 'vitest';
import { freshFor } from './today.ts';

test('refetches only what was read on an earlier day', () => {
  expect(freshFor(Date.now() - DAY)).toBe(0);
  expect(freshFor(Date.now())).toBe(Number.POSITIVE_INFINITY);
});
