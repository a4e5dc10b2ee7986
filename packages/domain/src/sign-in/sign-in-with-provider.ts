import { emailInput } from '../accounts/account.api.ts';
import type { AccountDecision, AccountStore, MaintainedLists } from '../accounts/accounts.port.ts';
import { newRegistration } from '../accounts/mail-link.ts';
import { afterEndOfSessions, isRecentlyProven } from '../accounts/passwords.ts';
import { putMember, resetAccess } from '../accounts/put-member.rule.ts';
import { newMember, rememberRegistration } from '../accounts/register.ts';
import { mailJob } from '../jobs/job-terms.rule.ts';
import type { Clock, IdSource, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { err, MINUTE, ok } from '../kernel/index.ts';
import type {
  Identity,
  LinkedIdentity,
  Member,
  MemberSession,
  NewJob,
  ProviderName,
  Registration,
} from '../model/index.ts';
import { enqueue, unchanged } from '../model/index.ts';
import { checkInput } from '../wire/index.ts';
import type { IdentityProviders, ProviderAnswer, SignInAttempt, SignInAttemptStore } from './sign-in.port.ts';
import type { SignInProblem } from './sign-in-problems.ts';

export const ATTEMPT_LIFETIME = 10 * MINUTE;

type SignInAim = Pick<SignInAttempt, 'returnTo' | 'flow'> & {
  readonly connectTo: { readonly memberId: MemberId; readonly session: MemberSession } | null;
};

type AttemptNeeds = { providers: IdentityProviders; attempts: SignInAttemptStore; secrets: Secrets; clock: Clock };

/**
 * Connecting a provider requires a recent proof, because the connection outlives a change of password.
 * @returns the URL to redirect to
 */
export const startProviderSignIn =
  ({ providers, attempts, secrets, clock }: AttemptNeeds) =>
  async (
    provider: ProviderName,
    browser: string,
    { connectTo, returnTo, flow }: SignInAim,
  ): Promise<Result<string, 'not-configured' | 'unavailable' | 'sign-in-again'>> => {
    const identityProvider = providers[provider];
    if (!identityProvider) return err('not-configured');
    if (connectTo !== null && !isRecentlyProven(connectTo.session, clock())) return err('sign-in-again');
    const begun = await identityProvider.begin();
    if (!begun.ok) return begun;
    const { location, checks } = begun.value;
    const key = attemptKey(secrets, browser, checks.state);
    const attempt = { provider, checks, connectTo: connectTo?.memberId ?? null, returnTo, flow };
    await attempts.add(key, attempt, clock() + ATTEMPT_LIFETIME);
    return ok(location);
  };

type SignedIn = { readonly kind: 'signed-in'; readonly member: Member } & Pick<SignInAttempt, 'returnTo' | 'flow'>;

export type ProviderNewcomer = {
  readonly kind: 'newcomer';
  readonly identity: Identity;
  readonly email: string;
} & Pick<SignInAttempt, 'returnTo' | 'flow'>;

export type ProviderSignIn = SignedIn | ProviderNewcomer | { readonly kind: 'connected' };

export type ProviderSignInFailure = { readonly problem: SignInProblem; readonly wasConnecting: boolean };

type Needs = AttemptNeeds & { accounts: AccountStore };

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
      const { returnTo, flow } = attempt;
      const member = await findByIdentity(needs, identity.value);
      if (member !== null) return ok({ kind: 'signed-in', member, returnTo, flow });
      const email = verifiedEmailOf(identity.value);
      if (email === null) return fail('email-unverified');
      return ok({ kind: 'newcomer', identity: identity.value, email, returnTo, flow });
    }
    if (attempt.connectTo !== viewer) return fail('expired');
    const connected = await connect(needs, attempt.connectTo, identity.value);
    return connected.ok ? ok({ kind: 'connected' }) : fail(connected.error);
  };

const attemptKey = ({ hashLinkSecret }: Secrets, browser: string, state: string): string =>
  hashLinkSecret(`${browser}.${state}`);

const findByIdentity = ({ accounts }: Pick<Needs, 'accounts'>, identity: Identity): Promise<Member | null> =>
  accounts.changeAccount({ by: 'identity', identity, email: null }, null, ({ member }) => unchanged(member));

export type ProviderJoin =
  | SignedIn
  | { readonly kind: 'check-email'; readonly email: string; readonly registration: Registration };

type JoinNeeds = Pick<Needs, 'accounts' | 'secrets' | 'clock'> & { ids: IdSource; lists: MaintainedLists };

export const joinWithProvider =
  ({ accounts, secrets, ids, clock, lists }: JoinNeeds) =>
  async (
    { identity, email, returnTo, flow }: ProviderNewcomer,
    earlier: Registration | null,
  ): Promise<Result<ProviderJoin, SignInProblem>> => {
    if (lists.isThrowAwayAddress(email)) return err('email-throw-away');
    const now = clock();
    const key = { by: 'identity', identity, email } as const;
    if (isAuthoritative(identity, email)) {
      const occasion = { id: ids.newMemberId(), mailKey: secrets.newLinkSecret(), now };
      const member = await accounts.changeAccount(key, null, decideSignIn(identity, email, occasion));
      return member.ok ? ok({ kind: 'signed-in', member: member.value, returnTo, flow }) : member;
    }
    const registration = rememberRegistration(secrets, now, { email, flow, earlier });
    const { registration: row, job } = newRegistration(
      secrets,
      now,
    )({
      email,
      identity: { provider: identity.provider, subject: identity.subject },
      browserHash: secrets.hashLinkSecret(registration.browser),
      returnTo,
    });
    return accounts.changeAccount<Result<ProviderJoin, SignInProblem>>(key, null, ({ member, identityOwner }) =>
      member !== null && identityOwner === member.id
        ? unchanged(ok({ kind: 'signed-in', member, returnTo, flow }))
        : {
            writes: [{ kind: 'add-registration', registration: row }, enqueue(job)],
            result: ok({ kind: 'check-email', email, registration }),
          },
    );
  };

/** Google Workspace domains are not listed, because Google's token marks them (`hostedDomain`). */
const OWN_DOMAINS: Readonly<Record<ProviderName, ReadonlySet<string>>> = {
  google: new Set(['gmail.com', 'googlemail.com']),
  apple: new Set(['icloud.com', 'me.com', 'mac.com', 'privaterelay.appleid.com']),
};

/**
 * Whether the provider alone can prove who owns the mailbox.
 * @see https://developers.google.com/identity/gsi/web/guides/verify-google-id-token
 */
export const isAuthoritative = ({ provider, hostedDomain }: Identity, email: string): boolean =>
  OWN_DOMAINS[provider].has(email.slice(email.lastIndexOf('@') + 1)) || (provider === 'google' && !!hostedDomain);

type Occasion = { readonly id: MemberId; readonly mailKey: string; readonly now: Timestamp };

/** If the address was not verified yet, removes all other ways to sign in, because a stranger may have set them up. */
export const decideSignIn =
  (identity: Identity, email: string, { id, mailKey, now }: Occasion): AccountDecision<Result<Member, SignInProblem>> =>
  ({ member, credential, identityOwner, identities }) => {
    if (member && identityOwner === member.id) return unchanged(ok(member));
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
        writes: [...resetAccess(member, null, now), added, enqueue(mail)],
        result: ok(afterEndOfSessions(verified)),
      };
    }
    if (hasProvider(identities, identity.provider)) return unchanged(err('account-exists'));
    return {
      writes: [added, enqueue(connectedMail(member, identity.provider, false, mailKey, now))],
      result: ok(member),
    };
  };

const connect = (
  { accounts, secrets, clock }: Pick<Needs, 'accounts' | 'secrets' | 'clock'>,
  memberId: MemberId,
  identity: Identity,
) => {
  const now = clock();
  const mailKey = secrets.newLinkSecret();
  return accounts.changeAccount<Result<null, SignInProblem>>(
    { by: 'id', id: memberId, identity },
    null,
    ({ member, identityOwner, identities }) => {
      const refuse = (problem: SignInProblem) => unchanged(err(problem));
      if (member === null) return refuse('expired');
      // An unverified address may belong to somebody else, who would share the account after verifying the address.
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
