import type { AccountStore, PasskeyVerifier, PasswordHasher } from '../accounts/accounts.port.ts';
import {
  newChallenge,
  passkeyCreation,
  passkeyRequest,
  proveNewPasskey,
  redeemChallenge,
} from '../accounts/passkey-challenge.ts';
import type { PasskeyCreation, PasskeyRequest } from '../accounts/passkey-options.view.ts';
import { isRecentlyProven, PROOF_LIFETIME, type ProofError, provePassword } from '../accounts/passwords.ts';
import type { EmailVerification } from '../accounts/register.ts';
import { mailJob } from '../jobs/job-terms.rule.ts';
import type { Clock, IdSource, MemberId, RateLimiter, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { err, ok, startOfDay } from '../kernel/index.ts';
import type { Member, MemberSession, NewPasskeyResponse, Passkey, PasskeyUseResponse, Write } from '../model/index.ts';
import { enqueue, unchanged } from '../model/index.ts';
import { hasAnotherWayIn } from './security.ts';
import type { SessionStore } from './sign-in.port.ts';

const MAX_PASSKEYS = 10;

type Needs = {
  accounts: AccountStore;
  verifier: PasskeyVerifier;
  secrets: Secrets;
  clock: Clock;
  limiter: RateLimiter;
};

type Asked =
  | { readonly for: 'sign-in' }
  | { readonly for: 'confirm' }
  | { readonly for: 'sign-up'; readonly email: string };

/** Does not look up the address, so that the response does not show whether the address has an account. */
export const startPasskey =
  ({ accounts, verifier: { rpId }, secrets, clock }: Omit<Needs, 'limiter'>) =>
  async (
    asked: Asked,
    viewer: MemberId | null,
  ): Promise<Result<PasskeyRequest | PasskeyCreation, 'passkeys-unavailable'>> => {
    if (rpId === null) return err('passkeys-unavailable');
    if (asked.for === 'sign-in')
      return ok(passkeyRequest(rpId, newChallenge({ secrets, clock }, { purpose: 'sign-in' })));
    if (asked.for === 'sign-up') {
      const handle = secrets.newLinkSecret();
      const challenge = newChallenge({ secrets, clock }, { purpose: 'sign-up', subject: asked.email }, handle);
      return ok(passkeyCreation(rpId, challenge, { handle, email: asked.email }));
    }
    // A visitor's challenge has an empty subject, which matches no member, so nobody can redeem it.
    const challenge = newChallenge({ secrets, clock }, { purpose: 'confirm', subject: viewer ?? '' });
    const account = viewer === null ? null : await accounts.readSignIn(viewer, clock());
    return ok(
      passkeyRequest(
        rpId,
        challenge,
        account?.passkeys.filter((passkey) => passkey.rpId === rpId),
      ),
    );
  };

export type PasskeyError = 'passkey-unknown' | 'passkey-invalid' | 'email-not-verified';
export type PasskeySignIn = { readonly member: Member; readonly passkeyId: Passkey['id'] };

export const signInWithPasskey =
  (needs: Needs & { emailVerification: EmailVerification }) =>
  async (response: PasskeyUseResponse): Promise<Result<PasskeySignIn, PasskeyError>> => {
    const used = await checkPasskey(needs, response, { purpose: 'sign-in' }, null);
    if (!used.ok) return used;
    const { member } = used.value;
    return member.emailVerified || needs.emailVerification === 'later' ? used : err('email-not-verified');
  };

/** @param owner the member to whom the passkey must belong; null at sign-in */
const checkPasskey = async (
  { accounts, verifier, secrets, clock, limiter }: Needs,
  response: PasskeyUseResponse,
  use: Parameters<typeof redeemChallenge>[2],
  owner: MemberId | null,
): Promise<Result<PasskeySignIn, PasskeyError>> => {
  const challenge = verifier.challengeOf(response);
  const redeemed = await redeemChallenge({ secrets, clock, limiter }, challenge, use);
  if (redeemed === null || challenge === null) return err('passkey-invalid');
  const now = clock();
  const found = await accounts.findPasskey(response.id, now);
  if (found === 'pending') return err('email-not-verified');
  if (found === null || (owner !== null && found.memberId !== owner)) return err('passkey-unknown');
  const { userHandle } = response.response;
  if (userHandle && userHandle !== found.handle) return err('passkey-invalid');
  const proven = await verifier.verifyUse(response, challenge, found);
  if (proven === null) return err('passkey-invalid');
  const occasion = secrets.newLinkSecret();
  return accounts.changeAccount<Result<PasskeySignIn, PasskeyError>>(
    { by: 'id', id: found.memberId },
    null,
    ({ member, passkeys }) => {
      const passkey = passkeys.find(({ id }) => id === found.id);
      if (member === null || passkey === undefined) return unchanged(err('passkey-unknown'));
      // A counter that did not increase suggests a copied key. Synced passkeys always report 0.
      if (passkey.counter > 0 && proven.counter <= passkey.counter)
        return {
          writes: [enqueue(mailJob({ template: 'passkey-copied', to: member.email }, occasion, now))],
          result: err('passkey-invalid'),
        };
      return {
        writes: [{ kind: 'use-passkey', passkey: { ...passkey, ...proven, lastUsedOn: startOfDay(now) } }],
        result: ok({ member, passkeyId: passkey.id }),
      };
    },
  );
};

export type ConfirmError = ProofError | Exclude<PasskeyError, 'email-not-verified'>;
type Proof = { readonly credential: PasskeyUseResponse } | { readonly password: string };

export const confirmIdentity =
  (needs: Needs & { hasher: PasswordHasher; sessions: SessionStore }) =>
  async (
    id: MemberId,
    session: Pick<MemberSession, 'id'>,
    proof: Proof,
  ): Promise<Result<{ readonly provenUntil: Timestamp }, ConfirmError>> => {
    const proven =
      'password' in proof
        ? await provePassword(needs, id, proof.password)
        : await checkPasskey(needs, proof.credential, { purpose: 'confirm', subject: id }, id);
    if (!proven.ok) return err(proven.error === 'email-not-verified' ? 'passkey-unknown' : proven.error);
    const now = needs.clock();
    await needs.sessions.prove(id, session.id, now);
    return ok({ provenUntil: now + PROOF_LIFETIME });
  };

type Proven = Pick<MemberSession, 'provenAt'>;
type AddError = 'authentication-required' | 'sign-in-again' | 'passkeys-full' | 'email-verification-required';

export const startAddingPasskey =
  ({ accounts, verifier: { rpId }, secrets, clock }: Omit<Needs, 'limiter'>) =>
  async (id: MemberId, session: Proven): Promise<Result<PasskeyCreation, AddError | 'passkeys-unavailable'>> => {
    if (rpId === null) return err('passkeys-unavailable');
    const account = await accounts.readSignIn(id, clock());
    if (account === null) return err('authentication-required');
    const problem = addProblem(account, session, clock());
    if (problem) return err(problem);
    const handle = account.passkeys[0]?.handle ?? secrets.newLinkSecret();
    const challenge = newChallenge({ secrets, clock }, { purpose: 'add', subject: id }, handle);
    return ok(passkeyCreation(rpId, challenge, { handle, email: account.member.email }, account.passkeys));
  };

const addProblem = (
  { member, passkeys }: { readonly member: Member; readonly passkeys: readonly Passkey[] },
  session: Proven,
  now: Timestamp,
): AddError | null => {
  if (!member.emailVerified) return 'email-verification-required';
  if (!isRecentlyProven(session, now)) return 'sign-in-again';
  return passkeys.length >= MAX_PASSKEYS ? 'passkeys-full' : null;
};

export const addPasskey =
  (needs: Needs & { ids: IdSource }) =>
  async (
    id: MemberId,
    session: Proven,
    response: NewPasskeyResponse,
  ): Promise<Result<null, AddError | 'passkey-invalid' | 'passkey-known'>> => {
    const made = await proveNewPasskey(needs, response, { purpose: 'add', subject: id });
    if (!made.ok) return made;
    const [now, occasion, passkeyId] = [needs.clock(), needs.secrets.newLinkSecret(), needs.ids.newPasskeyId()];
    const key = { by: 'id', id, credentialId: made.value.credentialId } as const;
    return needs.accounts.changeAccount<Result<null, AddError | 'passkey-known'>>(
      key,
      null,
      ({ member, passkeys, takenPasskeys }) => {
        if (member === null) return unchanged(err('authentication-required'));
        const problem = addProblem({ member, passkeys }, session, now);
        if (problem) return unchanged(err(problem));
        if (takenPasskeys.length > 0) return unchanged(err('passkey-known'));
        const passkey = { ...made.value, id: passkeyId, memberId: id, madeOn: startOfDay(now), lastUsedOn: null };
        return {
          writes: [{ kind: 'add-passkey', passkey }, ...notify(member, 'passkey-added', occasion, now)],
          result: ok(null),
        };
      },
    );
  };

export type RemovePasskeyError = 'passkey-not-found' | 'last-way-in' | 'sign-in-again';

export const removePasskey =
  ({ accounts, verifier: { rpId }, secrets, clock }: Omit<Needs, 'limiter'>) =>
  async (id: MemberId, session: Proven, passkeyId: Passkey['id']): Promise<Result<null, RemovePasskeyError>> => {
    const [now, occasion] = [clock(), secrets.newLinkSecret()];
    return accounts.changeAccount<Result<null, RemovePasskeyError>>({ by: 'id', id }, null, (state) => {
      const { member, passkeys } = state;
      const others = passkeys.filter((passkey) => passkey.id !== passkeyId);
      if (member === null || others.length === passkeys.length) return unchanged(err('passkey-not-found'));
      if (!isRecentlyProven(session, now)) return unchanged(err('sign-in-again'));
      if (!hasAnotherWayIn({ ...state, passkeys: others }, rpId)) return unchanged(err('last-way-in'));
      return {
        writes: [
          { kind: 'drop-passkeys', memberId: id, id: passkeyId },
          { kind: 'end-passkey-sessions', memberId: id, passkeyId },
          ...notify(member, 'passkey-removed', occasion, now),
        ],
        result: ok(null),
      };
    });
  };

const notify = (
  { id: memberId, email }: Member,
  template: 'passkey-added' | 'passkey-removed',
  occasion: string,
  now: Timestamp,
): readonly Write[] => [
  enqueue(mailJob({ template, to: email }, occasion, now)),
  { kind: 'raise-alert', alert: { memberId, subject: { type: 'ways-changed' }, count: 1, at: now } },
];
