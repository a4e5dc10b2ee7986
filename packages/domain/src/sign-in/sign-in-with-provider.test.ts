import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AccountState } from '../accounts/account-store.port.ts';
import type { Identity, LinkedIdentity } from '../model/identity.ts';
import { AUTHOR, aMember, NOON, toMemberId, VOTER } from '../test-support/records.ts';
import { decideSignIn } from './sign-in-with-provider.ts';

const IDENTITY: Identity = { provider: 'google', subject: '108', email: 'ana@example.org', emailVerified: true };
const LINKED: LinkedIdentity = { provider: 'google', subject: '108', memberId: AUTHOR, createdAt: NOON };
const OCCASION = { id: toMemberId('newcomer'), mailKey: 'occasion', now: NOON };

const aState = (changes: Partial<AccountState> = {}): AccountState => ({
  member: null,
  credential: null,
  token: null,
  registration: null,
  registrations: [],
  suspendedUntil: null,
  nicknameOwner: null,
  emailOwner: null,
  identityOwner: null,
  identities: [],
  ...changes,
});

const MAILED = { kind: 'enqueue-job', job: expect.objectContaining({ key: expect.any(String) }) };
const aCredential = { memberId: AUTHOR, passwordHash: 'hash', createdAt: NOON, updatedAt: NOON };

const decide = (state: AccountState, email: string | null = 'ana@example.org') =>
  decideSignIn(IDENTITY, email, OCCASION)(state);

describe('Coming in with an identity', () => {
  it('is coming in as its owner, whatever else there is', () => {
    const member = aMember();
    const owned = aState({ member, identityOwner: AUTHOR, identities: [LINKED] });
    for (const email of ['ana@example.org', 'another@example.org', null])
      expect(decide(owned, email)).toEqual({ writes: [], result: { ok: true, value: member } });
  });

  it('makes a verified member where nobody has the identity or the address', () => {
    const { writes, result } = decide(aState());
    expect(result).toMatchObject({ ok: true, value: { id: 'newcomer', emailVerified: true, firstName: null } });
    expect(writes).toEqual([
      { kind: 'put-member', member: expect.objectContaining({ id: 'newcomer', emailVerified: true }) },
      { kind: 'claim-voice', memberId: 'newcomer', email: 'ana@example.org' },
      { kind: 'add-identity', identity: { ...LINKED, memberId: 'newcomer' } },
      { kind: 'end-registrations', email: 'ana@example.org' },
    ]);
  });

  it('leaves the password of a member who has verified the address', () => {
    const { writes } = decide(aState({ member: aMember(), credential: aCredential }));
    expect(writes).toEqual([{ kind: 'add-identity', identity: LINKED }, MAILED]);
  });

  it('ends whatever was set up before the address was known to be the member’s', () => {
    const unverified = aMember({ emailVerified: false });
    const { writes, result } = decide(aState({ member: unverified, credential: aCredential }));
    expect(writes).toEqual([
      { kind: 'put-member', member: { ...unverified, emailVerified: true, updatedAt: NOON } },
      { kind: 'claim-voice', memberId: AUTHOR, email: unverified.email },
      { kind: 'drop-credential', memberId: AUTHOR },
      { kind: 'drop-identities', memberId: AUTHOR, provider: 'all' },
      { kind: 'void-tokens', memberId: AUTHOR, purposes: ['sign-in', 'reset-password', 'change-email'] },
      { kind: 'end-registrations', email: unverified.email },
      { kind: 'end-sessions', memberId: AUTHOR },
      { kind: 'add-identity', identity: LINKED },
      MAILED,
    ]);
    expect(result).toMatchObject({ ok: true, value: { sessionEpoch: unverified.sessionEpoch + 1 } });
  });

  it('is refused to a second identity of the provider with the same address', () => {
    const other = { ...LINKED, subject: '109' };
    expect(decide(aState({ member: aMember(), identities: [other] }))).toEqual({
      writes: [],
      result: { ok: false, error: 'account-exists' },
    });
  });

  it('never lets anybody into an account without its identity or a verified address', () => {
    const anyState = fc.record({
      emailVerified: fc.boolean(),
      hasPassword: fc.boolean(),
      identities: fc.subarray<LinkedIdentity>([
        { ...LINKED, provider: 'apple' },
        { ...LINKED, subject: '109' },
      ]),
      identityOwner: fc.constantFrom(null, VOTER),
    });
    fc.assert(
      fc.property(anyState, ({ emailVerified, hasPassword, identities, identityOwner }) => {
        const member = aMember({ emailVerified });
        const state = aState({ member, credential: hasPassword ? aCredential : null, identities, identityOwner });
        expect(decide(state, null)).toEqual({ writes: [], result: { ok: false, error: 'email-unverified' } });
      }),
    );
  });
});
