import { expect, test } from 'vitest';
import { AUTHOR, aMember, VOTER } from '../test-support/records.ts';
import { putMember } from './put-member.rule.ts';

const MEMBER = aMember();
const UNVERIFIED = aMember({ emailVerified: false });

test.each([
  ['of a new member', null],
  ['that was not verified before', UNVERIFIED],
  ['that another one takes the place of', aMember({ email: 'before@example.org' })],
  ['that somebody else had', aMember({ id: VOTER })],
])('a verified address %s claims its mailbox for the member’s mailbox key', (_, before) => {
  expect(putMember(MEMBER, before)).toEqual([
    { kind: 'put-member', member: MEMBER },
    { kind: 'claim-mailbox-key', memberId: AUTHOR, email: MEMBER.email },
  ]);
});

test.each([
  ['a verified address that stays', aMember({ bio: 'Tea first.' }), MEMBER],
  ['an address that nobody has verified', UNVERIFIED, null],
  ['an address that is not verified yet', aMember({ emailVerified: false, bio: 'Tea first.' }), UNVERIFIED],
])('%s claims nothing', (_, member, before) => {
  expect(putMember(member, before)).toEqual([{ kind: 'put-member', member }]);
});
