import { expect, test } from 'vitest';
import type { MailboxKey } from '../kernel/ids.ts';
import { claimMailbox } from './mailbox-key.rule.ts';

const [OWN, OTHER, FRESH] = ['own', 'other', 'fresh'] as [MailboxKey, MailboxKey, MailboxKey];
const fresh = () => FRESH;

test.each([
  ['nobody has claimed before gives a first voice', null, null, { mailboxKey: FRESH, isNew: true, isKept: false }],
  ['another account has claimed lends its voice', null, OTHER, { mailboxKey: OTHER, isNew: false, isKept: true }],
  ['a member moves to joins the voice that is there', OWN, null, { mailboxKey: OWN, isNew: true, isKept: false }],
  ['a member comes back to is the member’s still', OWN, OWN, { mailboxKey: OWN, isNew: false, isKept: true }],
  [
    'a member moves to, of another voice, changes neither',
    OWN,
    OTHER,
    { mailboxKey: OWN, isNew: false, isKept: false },
  ],
] as const)('a mailbox that %s', (_, own, claimed, claim) => {
  expect(claimMailbox(own, claimed, fresh)).toEqual(claim);
});
