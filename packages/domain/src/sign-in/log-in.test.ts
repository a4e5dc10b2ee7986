import { expect, test } from 'vitest';
import type { AccountStore, PasswordHasher } from '../accounts/accounts.port.ts';
import type { PendingRegistration } from '../model/member.ts';
import { aRegistration } from '../test-support/accounts.ts';
import { AUTHOR, aMember, NOON, SECRETS } from '../test-support/records.ts';
import { logIn } from './log-in.ts';

const PASSWORD = 'right';
const UNVERIFIED = aMember({ emailVerified: false });
const credential = { memberId: AUTHOR, passwordHash: `hash of ${PASSWORD}`, createdAt: NOON, updatedAt: NOON };

const start = (
  found: Awaited<ReturnType<AccountStore['findByEmail']>>,
  waiting: readonly PendingRegistration[] = [],
) => {
  const verified: (string | null)[] = [];
  const hasher: PasswordHasher = {
    hash: async (password) => `hash of ${password}`,
    verify: async (hash, password) => {
      verified.push(hash);
      return hash === `hash of ${password}`;
    },
    needsRehash: () => false,
  };
  const accounts = { findByEmail: async () => found, findRegistrations: async () => waiting } as Pick<
    AccountStore,
    'findByEmail' | 'findRegistrations'
  > as AccountStore;
  const needs = { accounts, hasher, secrets: SECRETS, clock: () => NOON, emailVerification: 'required' } as const;
  return { verified, logIn: logIn(needs) };
};

test.each([
  ['an address that nobody has', null, [null, null]],
  ['a member without a password', { member: aMember(), credential: null }, [null, null]],
  ['a wrong password', { member: aMember(), credential }, [credential.passwordHash, null]],
  ['a wrong password of an unverified member', { member: UNVERIFIED, credential }, [credential.passwordHash, null]],
])('%s is refused in the same words, and takes as long as if a registration waited', async (_, found, hashes) => {
  const { logIn: attempt, verified } = start(found);
  expect(await attempt('ana@example.org', 'a wrong one')).toEqual({ ok: false, error: 'invalid-credentials' });
  expect(verified).toEqual(hashes);
});

const waiting = (browser: string, password: string) =>
  aRegistration({ passwordHash: `hash of ${password}`, browserHash: `hash of ${browser}` });

test.each([
  ['nobody has', null, null],
  ['a member has', { member: aMember(), credential: { ...credential, passwordHash: 'theirs' } }, 'theirs'],
  ['a member without a password has', { member: aMember(), credential: null }, null],
])(
  'where a registration waits for an address that %s, its hash is verified too: that of this browser, else of the newest',
  async (_, found, first) => {
    const rows = [waiting('newest', 'newest password'), waiting('browser', PASSWORD)];
    const own = start(found, rows);
    const registration = { email: 'ana@example.org', at: NOON, browser: 'browser' };
    const refused = { ok: false, error: 'email-not-verified' };
    expect(await own.logIn('ana@example.org', PASSWORD, registration)).toEqual(refused);
    expect(own.verified).toEqual([first, `hash of ${PASSWORD}`]);
    const elsewhere = start(found, rows);
    expect(await elsewhere.logIn('ana@example.org', PASSWORD)).toEqual({ ok: false, error: 'invalid-credentials' });
    expect(elsewhere.verified).toEqual([first, 'hash of newest password']);
  },
);

test('a waiting registration does not stop the member from signing in', async () => {
  const taken = start({ member: aMember(), credential }, [waiting('browser', 'a stranger’s')]);
  expect(await taken.logIn('ana@example.org', PASSWORD)).toMatchObject({ ok: true });
});

test('reveals that the address is unverified with the right password', async () => {
  const unverified = start({ member: UNVERIFIED, credential });
  expect(await unverified.logIn('ana@example.org', PASSWORD)).toEqual({ ok: false, error: 'email-not-verified' });
});
