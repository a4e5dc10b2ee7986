import { describe, expect, test } from 'vitest';
import type { AccountState } from '../accounts/accounts.port.ts';
import type { Identity, LinkedIdentity } from '../model/member.ts';
import { anAccount } from '../test-support/accounts.ts';
import { AUTHOR, aMember, NOON, toMemberId } from '../test-support/records.ts';
import { decideSignIn, isAuthoritative } from './sign-in-with-provider.ts';

const IDENTITY: Identity = {
  provider: 'google',
  subject: '108',
  email: 'ana@example.org',
  emailVerified: true,
  hostedDomain: 'example.org',
};
const LINKED: LinkedIdentity = { provider: 'google', subject: '108', memberId: AUTHOR, createdAt: NOON };
const OCCASION = { id: toMemberId('newcomer'), mailKey: 'occasion', now: NOON };

const MAILED = { kind: 'enqueue-job', job: expect.objectContaining({ key: expect.any(String) }) };
const aCredential = { memberId: AUTHOR, passwordHash: 'hash', createdAt: NOON, updatedAt: NOON };

const decide = (state: AccountState) => decideSignIn(IDENTITY, 'ana@example.org', OCCASION)(state);

describe('signing in with a provider’s identity', () => {
  test('signs in the identity’s owner, whatever else exists', () => {
    const member = aMember();
    const owned = anAccount({ member, identityOwner: AUTHOR, identities: [LINKED] });
    expect(decide(owned)).toEqual({ writes: [], result: { ok: true, value: member } });
  });

  test('creates a verified member if nobody has the identity or address', () => {
    const { writes, result } = decide(anAccount());
    expect(result).toMatchObject({ ok: true, value: { id: 'newcomer', emailVerified: true, firstName: null } });
    expect(writes).toEqual([
      { kind: 'put-member', member: expect.objectContaining({ id: 'newcomer', emailVerified: true }) },
      { kind: 'claim-mailbox-key', memberId: 'newcomer', email: 'ana@example.org' },
      { kind: 'add-identity', identity: { ...LINKED, memberId: 'newcomer' } },
      { kind: 'end-registrations', email: 'ana@example.org' },
    ]);
  });

  test('keeps the password of a member with a verified address', () => {
    const { writes } = decide(anAccount({ member: aMember(), credential: aCredential }));
    expect(writes).toEqual([{ kind: 'add-identity', identity: LINKED }, MAILED]);
  });

  test('removes everything set up before the address was verified', () => {
    const unverified = aMember({ emailVerified: false });
    const { writes, result } = decide(anAccount({ member: unverified, credential: aCredential }));
    expect(writes).toEqual([
      { kind: 'put-member', member: { ...unverified, emailVerified: true, updatedAt: NOON } },
      { kind: 'claim-mailbox-key', memberId: AUTHOR, email: unverified.email },
      { kind: 'drop-credential', memberId: AUTHOR },
      { kind: 'drop-identities', memberId: AUTHOR, provider: 'all' },
      { kind: 'drop-passkeys', memberId: AUTHOR, id: 'all' },
      { kind: 'void-tokens', memberId: AUTHOR, purposes: ['sign-in', 'reset-password', 'change-email'] },
      { kind: 'end-registrations', email: unverified.email },
      { kind: 'end-sessions', memberId: AUTHOR },
      { kind: 'add-identity', identity: LINKED },
      MAILED,
    ]);
    expect(result).toMatchObject({ ok: true, value: { sessionEpoch: unverified.sessionEpoch + 1 } });
  });

  test('refuses a second identity of the provider with the same address', () => {
    const other = { ...LINKED, subject: '109' };
    expect(decide(anAccount({ member: aMember(), identities: [other] }))).toEqual({
      writes: [],
      result: { ok: false, error: 'account-exists' },
    });
  });
});

test.each([
  ['google', 'ana@gmail.com', null, true],
  ['google', 'ana@googlemail.com', null, true],
  ['google', 'ana@example.org', 'example.org', true],
  ['google', 'ana@example.org', null, false],
  ['google', 'ana@example.org', '', false],
  ['google', 'ana@gmail.com.example.org', null, false],
  ['google', 'ana@icloud.com', null, false],
  ['apple', 'ana@icloud.com', null, true],
  ['apple', 'ana@me.com', null, true],
  ['apple', 'ana@mac.com', null, true],
  ['apple', 'x7k2@privaterelay.appleid.com', null, true],
  ['apple', 'ana@gmail.com', null, false],
  ['apple', 'ana@example.org', 'example.org', false],
] as const)(
  'a claim of %s that %s (hd %j) is verified is as good as its mailbox: %s',
  (provider, email, hostedDomain, isGood) => {
    expect(isAuthoritative({ ...IDENTITY, provider, email, hostedDomain }, email)).toBe(isGood);
  },
);
