import type { AccountStore, PasswordHasher } from '../accounts/accounts.port.ts';
import { linkProblem, type TokenError } from '../accounts/mail-link.ts';
import { afterEndOfSessions } from '../accounts/passwords.ts';
import { resetAccess } from '../accounts/put-member.rule.ts';
import { type EmailVerification, flowOf, isOwnRegistration, rememberRegistration } from '../accounts/register.ts';
import { type Clock, err, type MemberId, ok, type Result, type Secrets } from '../kernel/index.ts';
import { type Member, type Registration, unchanged, type Write } from '../model/index.ts';

export type LogInError = 'invalid-credentials' | 'email-not-verified';

type Needs = {
  accounts: AccountStore;
  hasher: PasswordHasher;
  secrets: Secrets;
  clock: Clock;
  emailVerification: EmailVerification;
};

/** An unknown address and a wrong password give the same error after the same time. */
export const logIn =
  ({ accounts, hasher, secrets, clock, emailVerification }: Needs) =>
  async (
    email: string,
    password: string,
    registration: Registration | null = null,
  ): Promise<Result<Member, LogInError>> => {
    const account = await accounts.findByEmail(email);
    const waiting = await accounts.findRegistrations(email, clock());
    const browserHash = registration?.browser === undefined ? null : secrets.hashLinkSecret(registration.browser);
    const own = { browserHash, viewer: null };
    const pending = waiting.find((row) => isOwnRegistration(row, own)) ?? waiting.find((row) => row.passwordHash);
    const hash = account?.credential?.passwordHash ?? null;
    const isRight = await hasher.verify(hash, password);
    if (account === null || hash === null || !isRight) {
      // Compares a password even without a pending registration, so that the response time does not reveal one.
      const isWaiting = await hasher.verify(pending?.passwordHash ?? null, password);
      return err(isWaiting ? 'email-not-verified' : 'invalid-credentials');
    }
    if (!account.member.emailVerified && emailVerification === 'required') return err('email-not-verified');
    if (hasher.needsRehash(hash)) await rehash({ accounts, hasher, clock }, account.member, hash, password);
    return ok(account.member);
  };

const rehash = async (
  { accounts, hasher, clock }: Pick<Needs, 'accounts' | 'hasher' | 'clock'>,
  member: Member,
  old: string,
  password: string,
) => {
  const passwordHash = await hasher.hash(password);
  await accounts.changeAccount({ by: 'id', id: member.id }, null, ({ credential }) =>
    credential?.passwordHash === old
      ? {
          writes: [{ kind: 'put-credential', credential: { ...credential, passwordHash, updatedAt: clock() } }],
          result: undefined,
        }
      : unchanged(undefined),
  );
};

export type SignedInByLink = {
  readonly member: Member;
  readonly returnTo: string | null;
  readonly flow: string | null;
};

type Browser = {
  readonly registration: Registration | null;
  readonly viewer: MemberId | null;
  readonly switchAccount: boolean;
};

export const rememberFlow =
  ({ secrets, clock }: { secrets: Pick<Secrets, 'newLinkSecret'>; clock: Clock }) =>
  (email: string, flow: string, earlier: Registration | null): Registration =>
    rememberRegistration(secrets, clock(), { email, flow, earlier });

export const readSignInLink =
  ({ accounts, secrets, clock }: { accounts: AccountStore; secrets: Secrets; clock: Clock }) =>
  async (secret: string): Promise<Result<Member, TokenError>> =>
    accounts.changeAccount<Result<Member, TokenError>>(linkKey(secrets, secret), null, (state) => {
      const problem = linkProblem(state, clock());
      return unchanged(state.member === null || problem ? err(problem ?? 'token-invalid') : ok(state.member));
    });

/** If the address was not verified yet, removes all other ways to sign in, because a stranger may have set them up. */
export const signInByLink =
  ({ accounts, secrets, clock }: { accounts: AccountStore; secrets: Secrets; clock: Clock }) =>
  async (
    secret: string,
    { registration: browser, viewer, switchAccount }: Browser,
  ): Promise<Result<SignedInByLink, TokenError | 'other-account'>> => {
    const now = clock();
    const key = linkKey(secrets, secret);
    return accounts.changeAccount<Result<SignedInByLink, TokenError | 'other-account'>>(key, null, (state) => {
      const { token, member } = state;
      const problem = linkProblem(state, now);
      if (token === null || member === null || problem) return unchanged(err(problem ?? 'token-invalid'));
      // An attacker could send somebody a link to the attacker's own account, so that the recipient posts in it.
      if (viewer !== null && viewer !== member.id && !switchAccount) return unchanged(err('other-account'));
      const onward = { returnTo: token.returnTo, flow: flowOf(browser, token.email, now) };
      const used: readonly Write[] = [
        { kind: 'use-token', token },
        { kind: 'void-tokens', memberId: member.id, purposes: ['sign-in'] },
      ];
      if (member.emailVerified) return { writes: used, result: ok({ member, ...onward }) };
      const proven: Member = { ...member, emailVerified: true, updatedAt: now };
      return {
        writes: [...resetAccess(member, null, now), ...used],
        result: ok({ member: afterEndOfSessions(proven), ...onward }),
      };
    });
  };

const linkKey = (secrets: Secrets, secret: string) =>
  ({ by: 'token', purpose: 'sign-in', tokenHash: secrets.hashLinkSecret(secret) }) as const;
