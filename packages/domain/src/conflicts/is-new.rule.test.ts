import { expect, test } from 'vitest';
import { DAY } from '../kernel/time.ts';
import { NOON } from '../test-support/records.ts';
import { isNew } from './shown.rule.ts';

test('a conflict is new for its first 24 hours', () => {
  expect([0, DAY - 1, DAY].map((age) => isNew(NOON, NOON + age))).toEqual([true, true, false]);
});
