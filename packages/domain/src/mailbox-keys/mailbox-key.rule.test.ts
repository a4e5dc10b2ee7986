import { expect, test } from 'vitest';
import type { MailboxKey, MemberId } from '../kernel/ids.ts';
import { DAY } from '../kernel/time.ts';
import { claimMailbox, ESTABLISHED_RULE, isEstablished, sameMailboxAs, type TrackRecord } from './mailbox-key.rule.ts';

const [OWN, OTHER, FRESH] = ['own', 'other', 'fresh'] as [MailboxKey, MailboxKey, MailboxKey];

test.each([
  ['nobody has claimed before creates a mailbox key', null, null, FRESH, true, false],
  ['another account has claimed shares its mailbox key', null, OTHER, OTHER, false, true],
  ['a member moves to takes the member’s key', OWN, null, OWN, true, false],
  ['a member comes back to keeps the member’s key', OWN, OWN, OWN, false, true],
  ['a member moves to, with another key, changes neither', OWN, OTHER, OWN, false, false],
] as const)('a mailbox that %s', (_, own, claimed, mailboxKey, isNew, isKept) => {
  expect(claimMailbox(own, claimed, () => FRESH)).toEqual({ mailboxKey, isNew, isKept });
});

const [ana, ana2, ben] = ['ana', 'ana2', 'ben'] as [MemberId, MemberId, MemberId];
const [new1, new2] = ['new1', 'new2'] as [MemberId, MemberId];
const KEYS = new Map<MemberId, string>([
  [ana, 'a'],
  [ana2, 'a'],
  [ben, 'b'],
]);
const keyOf = (id: MemberId) => (KEYS.get(id) ?? null) as MailboxKey | null;

test('two accounts of one mailbox are one person, and accounts without a mailbox only themselves', () => {
  expect([ana, ana2, ben, null].map(sameMailboxAs(ana, keyOf))).toEqual([true, true, false, false]);
  expect([new1, new2].map(sameMailboxAs(new1, keyOf))).toEqual([true, false]);
});

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
