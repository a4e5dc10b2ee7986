import type { AccountState, AccountStore } from '../accounts/account-store.port.ts';
import { problemOf, type TokenError } from '../accounts/mails.rule.ts';
import { afterEndOfSessions } from '../accounts/prove-password.ts';
import { resetAccess } from '../accounts/put-member.rule.ts';
import { flowOf, rememberRegistration } from '../accounts/registration.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { Member, Registration } from '../model/member.ts';
import { unchanged, type Write } from '../model/write.ts';

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
    accounts.changeAccount<Result<Member, TokenError>>(linkKey(secrets, secret), null, (state) =>
      unchanged(ownerOf(state, clock())),
    );

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
      const owner = ownerOf(state, now);
      if (!owner.ok) return unchanged(owner);
      const { token } = state;
      const member = owner.value;
      if (token === null) return unchanged(err('token-invalid'));
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

const ownerOf = ({ token, member }: AccountState, now: number): Result<Member, TokenError> => {
  if (token === null || member === null || member.email !== token.email) return err('token-invalid');
  const problem = problemOf(token, now);
  return problem ? err(problem) : ok(member);
};
