import { expect, test } from 'vitest';
import type { Credential, MailToken, Member } from '../model/member.ts';
import { accountsOf, aMailToken } from '../test-support/accounts.ts';
import { aMember, NOON, SECRETS } from '../test-support/records.ts';
import { resetPassword } from './passwords.ts';

const MEMBER = aMember();
const UNVERIFIED = aMember({ emailVerified: false });
const TOKEN = aMailToken('reset-password', { expiresAt: NOON + 1 });

const redeem = async (
  token: MailToken | null,
  member: Member = MEMBER,
  credential: Credential | null = null,
  disconnectProviders = true,
  removePasskeys = true,
) => {
  let hashes = 0;
  const { accounts, writes } = accountsOf(() => ({ member: token && member, credential, token }));
  const hasher = {
    hash: async (password: string) => {
      hashes += 1;
      return `hash of ${password}`;
    },
    verify: async () => false,
    needsRehash: () => false,
  };
  const lists = {
    isCommonPassword: () => false,
    isThrowAwayAddress: () => false,
    ownersDomainOf: () => null,
    relayOf: () => null,
  };
  const result = await resetPassword({ accounts, secrets: SECRETS, hasher, clock: () => NOON, lists })(
    'secret',
    'new one',
    { disconnectProviders, removePasskeys },
  );
  return { result, hashes, writes };
};

const { id: memberId, email } = MEMBER;
const passwordOf = (createdAt: number) => ({
  kind: 'put-credential',
  credential: { memberId, passwordHash: 'hash of new one', createdAt, updatedAt: NOON },
});
const CLAIMED = { kind: 'claim-mailbox-key', memberId, email };
const LINKS_END = { kind: 'void-tokens', memberId, purposes: ['sign-in', 'reset-password', 'change-email'] };
const SESSIONS_END = { kind: 'end-sessions', memberId };
const PROVIDERS_GO = { kind: 'drop-identities', memberId, provider: 'all' };
const PASSKEYS_GO = { kind: 'drop-passkeys', memberId, id: 'all' };
const REGISTRATIONS_END = { kind: 'end-registrations', email };
const MAIL = { template: 'password-changed', to: email, disconnected: [], removesPasskeys: false };
const USED_AND_TOLD = [
  { kind: 'use-token', token: TOKEN },
  { kind: 'enqueue-job', job: expect.objectContaining({ payload: { kind: 'mail', mail: MAIL }, runAt: NOON }) },
];

test.each([
  ['sets the new password', MEMBER, []],
  ['that first verifies the address removes everything set up before', UNVERIFIED, [CLAIMED]],
])('a valid link %s', async (_, member, claims) => {
  expect(await redeem(TOKEN, member)).toEqual({
    result: { ok: true, value: null },
    hashes: 1,
    writes: [
      { kind: 'put-member', member: { ...member, emailVerified: true, updatedAt: NOON } },
      ...claims,
      passwordOf(NOON),
      PROVIDERS_GO,
      PASSKEYS_GO,
      LINKS_END,
      REGISTRATIONS_END,
      SESSIONS_END,
      ...USED_AND_TOLD,
    ],
  });
});

test('keeps providers and passkeys if the member asks, unless the address was never verified', async () => {
  const kept = (await redeem(TOKEN, MEMBER, null, false, false)).writes;
  expect(kept).not.toContainEqual(PROVIDERS_GO);
  expect(kept).not.toContainEqual(PASSKEYS_GO);
  const taken = (await redeem(TOKEN, UNVERIFIED, null, false, false)).writes;
  expect(taken).toContainEqual(PROVIDERS_GO);
  expect(taken).toContainEqual(PASSKEYS_GO);
});

test.each([
  ['verified', MEMBER],
  ['still to be verified', UNVERIFIED],
])('a password that takes the place of another one keeps when there first was one: %s', async (_, member) => {
  const before: Credential = { memberId, passwordHash: 'earlier', createdAt: NOON - 9, updatedAt: NOON - 5 };
  expect((await redeem(TOKEN, member, before)).writes).toContainEqual(passwordOf(NOON - 9));
});

test.each([
  ['was made up', null, 'token-invalid'],
  ['has been used', { ...TOKEN, used: true }, 'token-invalid'],
  ['has run out', { ...TOKEN, expiresAt: NOON }, 'token-expired'],
  ['was for an earlier address', { ...TOKEN, email: 'before@example.org' }, 'token-invalid'],
] as const)('a link that %s costs no hash', async (_, token, error) => {
  expect(await redeem(token)).toEqual({ result: { ok: false, error }, hashes: 0, writes: [] });
});
