import type { AccountStore } from '../accounts/account-store.port.ts';
import { problemOf, type TokenError } from '../accounts/mail-token.rule.ts';
import { afterEndOfSessions } from '../accounts/prove-password.ts';
import { flowOf, rememberRegistration } from '../accounts/registration.rule.ts';
import { takeOverAccount } from '../accounts/take-over-account.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { Member, Registration } from '../model/member.ts';
import { unchanged, type Write } from '../model/write.ts';

export type SignedInByLink = {
  readonly member: Member;
  readonly returnTo: string | null;
  /** That led from a press to this browser's asking for the link, not long ago. */
  readonly flow: string | null;
};

/**
 * What a browser remembers that asks for a sign-in link on the way from a press: as it does of an address that it
 * registers, and so of one address at a time.
 */
export const rememberFlow =
  ({ secrets, clock }: { secrets: Pick<Secrets, 'newLinkSecret'>; clock: Clock }) =>
  (email: string, flow: string, earlier: Registration | null): Registration =>
    rememberRegistration(secrets, clock(), { email, flow, earlier });

/**
 * Redeems a mailed sign-in link, once. It goes on working where strangers have used up the tries at the password. In an
 * account whose address nobody had proved, what was set up before ends with it.
 */
export const signInByLink =
  ({ accounts, secrets, clock }: { accounts: AccountStore; secrets: Secrets; clock: Clock }) =>
  async (secret: string, browser: Registration | null = null): Promise<Result<SignedInByLink, TokenError>> => {
    const now = clock();
    const key = { by: 'token', purpose: 'sign-in', tokenHash: secrets.hashLinkSecret(secret) } as const;
    return accounts.changeAccount<Result<SignedInByLink, TokenError>>(key, null, ({ token, member }) => {
      if (token === null || member === null || member.email !== token.email) return unchanged(err('token-invalid'));
      const problem = problemOf(token, now);
      if (problem) return unchanged(err(problem));
      const onward = { returnTo: token.returnTo, flow: flowOf(browser, token.email, now) };
      const used: readonly Write[] = [
        { kind: 'use-token', token },
        { kind: 'void-tokens', memberId: member.id, purposes: ['sign-in'] },
      ];
      if (member.emailVerified) return { writes: used, result: ok({ member, ...onward }) };
      const proven: Member = { ...member, emailVerified: true, updatedAt: now };
      return {
        writes: [...takeOverAccount(member, null, now), ...used],
        result: ok({ member: afterEndOfSessions(proven), ...onward }),
      };
    });
  };
