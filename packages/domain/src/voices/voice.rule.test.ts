import { expect, test } from 'vitest';
import type { Voice } from '../kernel/ids.ts';
import { claimMailbox } from './voice.rule.ts';

const [OWN, OTHER, FRESH] = ['own', 'other', 'fresh'] as [Voice, Voice, Voice];
const fresh = () => FRESH;

test.each([
  ['nobody has claimed before gives a first voice', null, null, { voice: FRESH, isNew: true, isKept: false }],
  ['another account has claimed lends its voice', null, OTHER, { voice: OTHER, isNew: false, isKept: true }],
  ['a member moves to joins the voice that is there', OWN, null, { voice: OWN, isNew: true, isKept: false }],
  ['a member comes back to is the member’s still', OWN, OWN, { voice: OWN, isNew: false, isKept: true }],
  ['a member moves to, of another voice, changes neither', OWN, OTHER, { voice: OWN, isNew: false, isKept: false }],
] as const)('a mailbox that %s', (_, own, claimed, claim) => {
  expect(claimMailbox(own, claimed, fresh)).toEqual(claim);
});
