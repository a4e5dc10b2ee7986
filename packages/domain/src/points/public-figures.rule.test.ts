import { expect, test } from 'vitest';
import type { Timestamp } from '../kernel/ids.ts';
import { HOUR } from '../kernel/time.ts';
import { isBatchDue } from './points.rule.ts';

const PUBLISHED: Timestamp = Date.UTC(2026, 5, 4, 12);
const ENOUGH = { publishedAt: PUBLISHED, voters: 5, conflicts: 3 };

test.each([
  [ENOUGH, HOUR, true],
  [ENOUGH, 30 * HOUR, true],
  [ENOUGH, HOUR - 1, false],
  [ENOUGH, -HOUR, false],
  [{ ...ENOUGH, voters: 4 }, 30 * HOUR, false],
  [{ ...ENOUGH, conflicts: 2 }, 30 * HOUR, false],
  [{ ...ENOUGH, publishedAt: 0, voters: 0, conflicts: 0 }, HOUR, false],
])('a batch of %j, %d ms after the last one, is due: %s', (waiting, since, isDue) => {
  expect(isBatchDue(waiting, PUBLISHED + since)).toBe(isDue);
});
