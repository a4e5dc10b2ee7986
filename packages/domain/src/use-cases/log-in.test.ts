import { expect, test } from 'vitest';
import type { AccountStore } from '../ports/account-store.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { AUTHOR, aMember, NOON } from '../test-support/records.ts';
import { logIn } from './log-in.ts';

const PASSWORD = 'right';
const credential = { memberId: AUTHOR, passwordHash: `hash of ${PASSWORD}`, createdAt: NOON, updatedAt: NOON };

/** Who has an account, and what was hashed to find out whether the password is theirs. */
const start = (found: Awaited<ReturnType<AccountStore['findByEmail']>>) => {
  const verified: (string | null)[] = [];
  const hasher: PasswordHasher = {
    hash: async (password) => `hash of ${password}`,
    verify: async (hash, password) => {
      verified.push(hash);
      return hash === `hash of ${password}`;
    },
    needsRehash: () => false,
  };
  const accounts = { findByEmail: async () => found } as Pick<AccountStore, 'findByEmail'> as AccountStore;
  return { verified, logIn: logIn({ accounts, hasher, clock: () => NOON, emailVerification: 'required' }) };
};

test.each([
  ['an address that nobody has', null, [null]],
  ['a member without a password', { member: aMember(), credential: null }, [null]],
  ['a wrong password', { member: aMember(), credential }, [credential.passwordHash]],
  [
    'a wrong password of an unverified member',
    { member: aMember({ emailVerified: false }), credential },
    [credential.passwordHash],
  ],
])('%s is refused in the same words, after one hash was verified', async (_, found, hashes) => {
  const { logIn: attempt, verified } = start(found);
  expect(await attempt('ana@example.org', 'a wrong one')).toEqual({ ok: false, error: 'invalid-credentials' });
  expect(verified).toEqual(hashes);
});

test('only the right password learns that the address is not verified', async () => {
  const unverified = start({ member: aMember({ emailVerified: false }), credential });
  expect(await unverified.logIn('ana@example.org', PASSWORD)).toEqual({ ok: false, error: 'email-not-verified' });
  const verified = start({ member: aMember(), credential });
  expect(await verified.logIn('ana@example.org', PASSWORD)).toMatchObject({ ok: true });
});
