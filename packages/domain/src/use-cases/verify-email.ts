import type { MailToken, Member } from '../model/member.ts';
import type { AccountChanges, AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Registration } from '../ports/session-store.ts';
import { err, ok, type Result } from '../result.ts';
import { type MailLink, newMailLink } from './mail-link.ts';

export type TokenError = 'token-invalid' | 'token-expired';
export type Verification = {
  readonly member: Member;
  readonly alreadyVerified: boolean;
  /** This is the browser that registered the address, and the first to redeem the link. */
  readonly signsIn: boolean;
};

type Needs = { accounts: AccountStore; secrets: Secrets; clock: Clock };

/**
 * Redeems a verification link. A second click still says verified, and changes nothing.
 *
 * Whoever registers an unverified address again replaces its password. Where the browser that registered it earlier redeems the
 * link, that password is somebody else's: it is dropped, and the owner gets a mail to set one.
 * @param registration what this browser remembers of having registered
 */
export const verifyEmail =
  ({ accounts, secrets, clock }: Needs) =>
  async (secret: string, registration: Registration | null): Promise<Result<Verification, TokenError>> => {
    const now = clock();
    const tokenHash = secrets.hashLinkSecret(secret);
    const resetLink = newMailLink('reset-password', secrets, now);
    return accounts.changeAccount<Result<Verification, TokenError>>(
      { by: 'token', purpose: 'verify-email', tokenHash },
      null,
      ({ token, member, credential }) => {
        if (token === null || member === null || member.email !== token.email)
          return { changes: null, result: err('token-invalid') };
        if (token.used)
          return {
            changes: null,
            result: member.emailVerified ? ok({ member, alreadyVerified: true, signsIn: false }) : err('token-invalid'),
          };
        const problem = problemOf(token, now);
        if (problem) return { changes: null, result: err(problem) };
        const verified: Member = { ...member, emailVerified: true, updatedAt: now };
        const signsIn = registration?.email === member.email;
        const isOwnPassword = !signsIn || credential?.updatedAt === registration.at;
        return {
          changes: {
            member: verified,
            useToken: true,
            ...(!isOwnPassword && dropPassword(resetLink(member.id, member.email))),
          },
          result: ok({ member: verified, alreadyVerified: false, signsIn }),
        };
      },
    );
  };

const dropPassword = ({ token, job }: MailLink): AccountChanges => ({ credential: null, token, jobs: [job] });

/** What keeps an existing token from being redeemed; null for a good one. */
export const problemOf = (token: MailToken, now: number): TokenError | null => {
  if (token.used) return 'token-invalid';
  return token.expiresAt <= now ? 'token-expired' : null;
};
