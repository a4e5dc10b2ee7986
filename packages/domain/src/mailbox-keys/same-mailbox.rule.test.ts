import { expect, test } from 'vitest';
import type { MailboxKey, MemberId } from '../kernel/ids.ts';
import { sameMailboxAs } from './same-mailbox.rule.ts';

const [ana, ana2, ben, new1, new2] = ['ana', 'ana2', 'ben', 'new1', 'new2'] as unknown as MemberId[] as [
  MemberId,
  MemberId,
  MemberId,
  MemberId,
  MemberId,
];
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
