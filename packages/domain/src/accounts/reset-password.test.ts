import { expect, test } from 'vitest';
import type { MailToken } from '../model/member.ts';
import { aMember, NOON, SECRETS } from '../test-support/records.ts';
import type { AccountChanges, AccountState, AccountStore } from './account-store.port.ts';
import { resetPassword } from './reset-password.ts';

const MEMBER = aMember();
const TOKEN: MailToken = {
  memberId: MEMBER.id,
  purpose: 'reset-password',
  tokenHash: SECRETS.hashLinkSecret('secret'),
  email: MEMBER.email,
  expiresAt: NOON + 1,
  used: false,
  createdAt: NOON,
  returnTo: null,
};

/** Redeems a link to this token, and tells how many hashes that took and what it changed. */
const redeem = async (token: MailToken | null) => {
  let hashes = 0;
  const changed: (AccountChanges | null)[] = [];
  const state: AccountState = {
    member: token && MEMBER,
    credential: null,
    token,
    registration: null,
    registrations: [],
    nicknameOwner: null,
    emailOwner: null,
    identityOwner: null,
    identities: [],
  };
  const accounts = {
    changeAccount: async (_key, _nickname, decide) => {
      const { changes, result } = decide(state);
      if (changes) changed.push(changes);
      return result;
    },
  } as Pick<AccountStore, 'changeAccount'> as AccountStore;
  const hasher = {
    hash: async (password: string) => {
      hashes += 1;
      return `hash of ${password}`;
    },
    verify: async () => false,
    needsRehash: () => false,
  };
  const lists = { isCommonPassword: () => false, isThrowAwayAddress: () => false, ownersDomainOf: () => null };
  const result = await resetPassword({ accounts, secrets: SECRETS, hasher, clock: () => NOON, lists })(
    'secret',
    'new one',
  );
  return { result, hashes, passwords: changed.map((changes) => changes?.credential?.passwordHash) };
};

test('a link that works sets the new password', async () => {
  expect(await redeem(TOKEN)).toEqual({ result: { ok: true, value: null }, hashes: 1, passwords: ['hash of new one'] });
});

test.each([
  ['was made up', null, 'token-invalid'],
  ['has been used', { ...TOKEN, used: true }, 'token-invalid'],
  ['has run out', { ...TOKEN, expiresAt: NOON }, 'token-expired'],
  ['was for an earlier address', { ...TOKEN, email: 'before@example.org' }, 'token-invalid'],
] as const)('a link that %s costs no hash', async (_, token, error) => {
  expect(await redeem(token)).toEqual({ result: { ok: false, error }, hashes: 0, passwords: [] });
});
