import { describe, expect, test } from 'vitest';
import { HOUR } from '../kernel/time.ts';
import { anAccount, aRegistration } from '../test-support/accounts.ts';
import { AUTHOR, aMember, NOON, SECRETS, toMemberId } from '../test-support/records.ts';
import type { AccountState } from './accounts.port.ts';
import { resetAccess } from './put-member.rule.ts';
import { type Asking, decideRedemption } from './verify-email.ts';

const NEW_ID = toMemberId('newcomer');
const UNVERIFIED = aMember({ emailVerified: false });

const decide = (
  state: Partial<AccountState>,
  asking: Partial<Asking & { browserHash: string; newPassword: string }> = {},
) =>
  decideRedemption({
    waiting: { browserHash: asking.browserHash ?? null, viewer: asking.viewer ?? null },
    asking: { registration: asking.registration ?? null, viewer: asking.viewer ?? null },
    newId: NEW_ID,
    newPasskeyId: 'new passkey',
    now: NOON,
    secrets: SECRETS,
    newPassword: asking.newPassword ?? null,
  })(anAccount({ registrations: state.registration ? [state.registration] : [], ...state }));

describe('an account whose address is not verified yet', () => {
  const registration = aRegistration({ memberId: AUTHOR, passwordHash: null });
  const credential = { memberId: AUTHOR, passwordHash: 'earlier', createdAt: NOON, updatedAt: NOON - HOUR };
  const account = { member: UNVERIFIED, credential, registration };

  test('stays unchanged when another browser opens the link', () => {
    const { writes, result } = decide(account, { browserHash: 'hash of another browser' });
    expect(writes).toEqual([]);
    expect(result).toMatchObject({ ok: true, value: { kind: 'elsewhere' } });
  });

  test('loses everything set up in it when a password is chosen with the link', () => {
    expect(decide(account, { newPassword: 'chosen' }).writes).toEqual(resetAccess(UNVERIFIED, 'chosen', NOON));
  });
});

test('a registration creates the account with its own password', () => {
  const { writes } = decide({ registration: aRegistration() }, { browserHash: 'hash of browser' });
  expect(writes).toEqual([
    { kind: 'put-member', member: expect.objectContaining({ id: NEW_ID, emailVerified: true }) },
    { kind: 'claim-mailbox-key', memberId: NEW_ID, email: UNVERIFIED.email },
    {
      kind: 'put-credential',
      credential: { memberId: NEW_ID, passwordHash: 'hash', createdAt: NOON, updatedAt: NOON },
    },
    { kind: 'end-registrations', email: UNVERIFIED.email },
  ]);
});

test('rejects a registration’s link for a member signed in to another account', () => {
  const account = { registration: aRegistration({ memberId: AUTHOR }), member: UNVERIFIED };
  expect(decide(account, { viewer: NEW_ID }).writes).toEqual([]);
});

test('no registration changes a verified account', () => {
  const verified = { kind: 'verified', member: aMember(), alreadyVerified: true, signsIn: false };
  for (const asking of [{ browserHash: 'hash of browser' }, { newPassword: 'chosen' }, {}])
    expect(decide({ registration: aRegistration(), member: aMember() }, asking)).toEqual({
      writes: [],
      result: { ok: true, value: { ...verified, returnTo: null, flow: null } },
    });
});

test.each([
  ['where its browser registered not long ago', { email: UNVERIFIED.email, at: NOON - HOUR / 2 + 1 }, 'flow'],
  ['not half an hour later', { email: UNVERIFIED.email, at: NOON - HOUR / 2 }, null],
  ['not to another address', { email: 'other@example.org', at: NOON }, null],
])('the flow from a press is told %s', (_, registration, flow) => {
  const { result } = decide(
    { registration: aRegistration() },
    { browserHash: 'hash of browser', registration: { ...registration, browser: 'browser', flow: 'flow' } },
  );
  expect(result).toMatchObject({ ok: true, value: { flow } });
});
