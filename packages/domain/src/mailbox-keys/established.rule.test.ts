import { expect, test } from 'vitest';
import { DAY } from '../kernel/time.ts';
import { ESTABLISHED_RULE, isEstablished, type TrackRecord } from './mailbox-key.rule.ts';

const NOW = Date.UTC(2026, 5, 10, 12);
const LEAST: TrackRecord = { emailVerified: true, createdAt: NOW - 7 * DAY, votes: 10, votingDays: 3 };

test('A member is established after seven days, with ten votes on three days', () => {
  expect(isEstablished(LEAST, NOW, ESTABLISHED_RULE)).toBe(true);
});

test.each<Partial<TrackRecord>>([
  { emailVerified: false },
  { createdAt: LEAST.createdAt + 1 },
  { votes: 9 },
  { votingDays: 2 },
])('A member is not established with no more than %o', (less) => {
  expect(isEstablished({ ...LEAST, ...less }, NOW, ESTABLISHED_RULE)).toBe(false);
});
