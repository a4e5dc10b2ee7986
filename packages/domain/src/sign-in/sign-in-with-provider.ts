import { emailInput } from '../accounts/account.api.ts';
import type { AccountDecision, AccountStore } from '../accounts/account-store.port.ts';
import { mailJob } from '../accounts/mail-link.ts';
import { afterEndOfSessions, hasJustSignedIn } from '../accounts/prove-password.ts';
import { putMember } from '../accounts/put-member.rule.ts';
import { newMember } from '../accounts/register.ts';
import { takeOverAccount } from '../accounts/take-over-account.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { IdSource } from '../kernel/id-source.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { Identity, LinkedIdentity, ProviderName } from '../model/identity.ts';
import type { NewJob } from '../model/job.ts';
import type { Member } from '../model/member.ts';
import type { MemberSession } from '../model/session.ts';
import { enqueue, unchanged } from '../model/write.ts';
import { checkInput } from '../wire/check-input.ts';
import type { IdentityProviders, ProviderAnswer } from './identity-provider.port.ts';
import type { SignInAttempt, SignInAttemptStore } from './sign-in-attempt-store.port.ts';
import type { SignInProblem } from './sign-in-problems.ts';

/** How long somebody may take at the provider, in milliseconds. */
export const ATTEMPT_LIFETIME = 10 * 60_000;

/** What somebody signs in for: see {@link beginProviderSignIn}. */
type SignInAim = Pick<SignInAttempt, 'returnTo' | 'flow'> & {
  readonly connectTo: { readonly memberId: MemberId; readonly session: MemberSession } | null;
};

type AttemptNeeds = { providers: IdentityProviders; attempts: SignInAttemptStore; secrets: Secrets; clock: Clock };

/**
 * Begins signing in with a provider, or connecting it to a member, who must have just signed in: what is connected
 * outlasts the session, and a new password.
 * @param browser a secret of the browser's own: only where it is shown again does the attempt go on
 * @param aim whom the provider is connected to, or null for signing in; and a page to go on to afterwards
 * (`returnToOf`)
 * @returns the address at the provider to send the browser to
 */
export const beginProviderSignIn =
  ({ providers, attempts, secrets, clock }: AttemptNeeds) =>
  async (
    provider: ProviderName,
    browser: string,
    { connectTo, returnTo, flow }: SignInAim,
  ): Promise<Result<string, 'not-configured' | 'unavailable' | 'sign-in-again'>> => {
    const identityProvider = providers[provider];
    if (!identityProvider) return err('not-configured');
    if (connectTo !== null && !hasJustSignedIn(connectTo.session, clock())) return err('sign-in-again');
    const begun = await identityProvider.begin();
    if (!begun.ok) return begun;
    const { location, checks } = begun.value;
    const key = attemptKey(secrets, browser, checks.state);
    const attempt = { provider, checks, connectTo: connectTo?.memberId ?? null, returnTo, flow };
    await attempts.add(key, attempt, clock() + ATTEMPT_LIFETIME);
    return ok(location);
  };

export type ProviderSignIn =
  | ({ readonly kind: 'signed-in'; readonly member: Member } & Pick<SignInAttempt, 'returnTo' | 'flow'>)
  | { readonly kind: 'connected' };

export type ProviderSignInFailure = { readonly problem: SignInProblem; readonly wasConnecting: boolean };

type Needs = AttemptNeeds & { accounts: AccountStore; ids: IdSource };

/**
 * Ends what {@link beginProviderSignIn} has begun: in the same browser, at the same provider, once.
 * @param viewer who is signed in
 */
export const finishProviderSignIn =
  (needs: Needs) =>
  async (
    provider: ProviderName,
    browser: string | null,
    viewer: MemberId | null,
    answer: ProviderAnswer,
  ): Promise<Result<ProviderSignIn, ProviderSignInFailure>> => {
    const { providers, attempts, secrets, clock } = needs;
    const attempt =
      browser !== null && answer.state !== null
        ? await attempts.take(attemptKey(secrets, browser, answer.state), clock())
        : null;
    const wasConnecting = attempt !== null && attempt.connectTo !== null;
    const fail = (problem: SignInProblem) => err({ problem, wasConnecting });
    if (attempt === null || attempt.provider !== provider) return fail('expired');
    const identity = await providers[provider]?.redeem(answer, attempt.checks);
    if (!identity) return fail('not-configured');
    if (!identity.ok) return fail(identity.error);

    if (attempt.connectTo === null) {
      const member = await signIn(needs, identity.value);
      if (!member.ok) return fail(member.error);
      return ok({ kind: 'signed-in', member: member.value, returnTo: attempt.returnTo, flow: attempt.flow });
    }
    if (attempt.connectTo !== viewer) return fail('expired');
    const connected = await connect(needs, attempt.connectTo, identity.value);
    return connected.ok ? ok({ kind: 'connected' }) : fail(connected.error);
  };

/** Two secrets in one: neither the browser's nor the provider's part alone finds an attempt. */
const attemptKey = ({ hashLinkSecret }: Secrets, browser: string, state: string): string =>
  hashLinkSecret(`${browser}.${state}`);

type AccountNeeds = Pick<Needs, 'accounts' | 'secrets' | 'ids' | 'clock'>;

const signIn = ({ accounts, secrets, ids, clock }: AccountNeeds, identity: Identity) => {
  const email = verifiedEmailOf(identity);
  const occasion = { id: ids.newMemberId(), mailKey: secrets.newLinkSecret(), now: clock() };
  return accounts.changeAccount({ by: 'identity', identity, email }, null, decideSignIn(identity, email, occasion));
};

type Occasion = { readonly id: MemberId; readonly mailKey: string; readonly now: Timestamp };

/**
 * Who comes in with an identity. The identity itself decides; where nobody has it, a verified address does, never an
 * unverified one: that could be anybody's. Where the address had not been verified yet, its owner shows up only with
 * this: the one who has set up the account before, with a password or otherwise, is put out of it.
 */
export const decideSignIn =
  (
    identity: Identity,
    email: string | null,
    { id, mailKey, now }: Occasion,
  ): AccountDecision<Result<Member, SignInProblem>> =>
  ({ member, credential, identityOwner, identities }) => {
    if (member && identityOwner === member.id) return unchanged(ok(member));
    if (email === null) return unchanged(err('email-unverified'));
    if (member === null) {
      const created: Member = { ...newMember(id, email, now), emailVerified: true };
      return {
        writes: [
          ...putMember(created, null),
          { kind: 'add-identity', identity: toLinked(identity, id, now) },
          { kind: 'end-registrations', email },
        ],
        result: ok(created),
      };
    }
    const added = { kind: 'add-identity', identity: toLinked(identity, member.id, now) } as const;
    if (!member.emailVerified) {
      const verified: Member = { ...member, emailVerified: true, updatedAt: now };
      const mail = connectedMail(verified, identity.provider, credential !== null, mailKey, now);
      return {
        writes: [...takeOverAccount(member, null, now), added, enqueue(mail)],
        result: ok(afterEndOfSessions(verified)),
      };
    }
    if (hasProvider(identities, identity.provider)) return unchanged(err('account-exists'));
    return {
      writes: [added, enqueue(connectedMail(member, identity.provider, false, mailKey, now))],
      result: ok(member),
    };
  };

/** Connects an identity to a member who is signed in. */
const connect = ({ accounts, secrets, clock }: AccountNeeds, memberId: MemberId, identity: Identity) => {
  const now = clock();
  const mailKey = secrets.newLinkSecret();
  return accounts.changeAccount<Result<null, SignInProblem>>(
    { by: 'id', id: memberId, identity },
    null,
    ({ member, identityOwner, identities }) => {
      const refuse = (problem: SignInProblem) => unchanged(err(problem));
      if (member === null) return refuse('expired');
      // Anyone who verifies the address later would share the account with this identity.
      if (!member.emailVerified) return refuse('verification-required');
      if (identityOwner === memberId) return unchanged(ok(null));
      if (identityOwner !== null) return refuse('identity-taken');
      if (hasProvider(identities, identity.provider)) return refuse('already-connected');
      return {
        writes: [
          { kind: 'add-identity', identity: toLinked(identity, memberId, now) },
          enqueue(connectedMail(member, identity.provider, false, mailKey, now)),
        ],
        result: ok(null),
      };
    },
  );
};

/** The address in the form in which members' addresses are kept; null unless the provider vouches for it. */
const verifiedEmailOf = ({ email, emailVerified }: Identity): string | null => {
  const checked = emailVerified ? checkInput(emailInput, { email }) : null;
  return checked?.ok ? checked.value.email : null;
};

const hasProvider = (identities: readonly LinkedIdentity[], provider: ProviderName) =>
  identities.some((linked) => linked.provider === provider);

const toLinked = ({ provider, subject }: Identity, memberId: MemberId, createdAt: Timestamp): LinkedIdentity => ({
  provider,
  subject,
  memberId,
  createdAt,
});

const connectedMail = (
  { email }: Member,
  provider: ProviderName,
  passwordRemoved: boolean,
  occasion: string,
  now: Timestamp,
): NewJob => mailJob({ template: 'provider-connected', to: email, provider, passwordRemoved }, occasion, now);
