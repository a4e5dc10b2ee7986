import type { MailToken, Member } from '../model/member.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { newMailLink } from './mail-link.ts';

export type TokenError = 'token-invalid' | 'token-expired';
export type Verification = { readonly member: Member; readonly alreadyVerified: boolean };

type Needs = { accounts: AccountStore; secrets: Secrets; clock: Clock };

/** Redeems a verification link. A second click still says verified, and changes nothing. */
export const verifyEmail =
  ({ accounts, secrets, clock }: Needs) =>
  async (secret: string): Promise<Result<Verification, TokenError>> => {
    const now = clock();
    const tokenHash = secrets.hashLinkSecret(secret);
    return accounts.changeAccount<Result<Verification, TokenError>>(
      { by: 'token', purpose: 'verify-email', tokenHash },
      null,
      ({ token, member }) => {
        if (token === null || member === null || member.email !== token.email)
          return { changes: null, result: err('token-invalid') };
        if (token.used)
          return {
            changes: null,
            result: member.emailVerified ? ok({ member, alreadyVerified: true }) : err('token-invalid'),
          };
        const problem = problemOf(token, now);
        if (problem) return { changes: null, result: err(problem) };
        const verified: Member = { ...member, emailVerified: true, updatedAt: now };
        return {
          changes: { member: verified, useToken: true },
          result: ok({ member: verified, alreadyVerified: false }),
        };
      },
    );
  };

/** What keeps an existing token from being redeemed; null for a good one. */
export const problemOf = (token: MailToken, now: number): TokenError | null => {
  if (token.used) return 'token-invalid';
  return token.expiresAt <= now ? 'token-expired' : null;
};

/** Mails a new link to an unverified member; says nothing to anyone else. Earlier links stop working. */
export const resendVerification =
  ({ accounts, secrets, clock }: Needs) =>
  async (email: string): Promise<void> => {
    const link = newMailLink('verify-email', secrets, clock());
    await accounts.changeAccount({ by: 'email', email }, null, ({ member }) => {
      if (member === null || member.emailVerified) return { changes: null, result: undefined };
      const { token, job } = link(member.id, email);
      return { changes: { voidTokens: 'verify-email', token, jobs: [job] }, result: undefined };
    });
  };
