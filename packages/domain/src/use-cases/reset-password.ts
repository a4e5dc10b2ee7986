import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Secrets } from '../ports/secrets.ts';
import { err, ok, type Result } from '../result.ts';
import { mailJob } from './mail-link.ts';
import { problemOf, type TokenError } from './verify-email.ts';

type Needs = { accounts: AccountStore; secrets: Secrets; hasher: PasswordHasher; clock: Clock };

/** Sets a new password, ends every session, and tells the member. The link has proved the address, so it is verified now. */
export const resetPassword =
  ({ accounts, secrets, hasher, clock }: Needs) =>
  async (secret: string, newPassword: string): Promise<Result<null, TokenError>> => {
    const now = clock();
    const tokenHash = secrets.hashLinkSecret(secret);
    const passwordHash = await hasher.hash(newPassword);
    return accounts.changeAccount<Result<null, TokenError>>(
      { by: 'token', purpose: 'reset-password', tokenHash },
      null,
      (state) => {
        const { token, member, credential } = state;
        if (token === null || member === null || member.email !== token.email)
          return { changes: null, result: err('token-invalid') };
        const problem = problemOf(token, now);
        if (problem) return { changes: null, result: err(problem) };
        return {
          changes: {
            member: { ...member, emailVerified: true, updatedAt: now },
            credential: { memberId: member.id, passwordHash, createdAt: credential?.createdAt ?? now, updatedAt: now },
            // Whoever has come in before the address was known to be the member's stays out.
            ...(!member.emailVerified && { dropIdentities: 'all' as const }),
            useToken: true,
            // Whoever asked for another address may be who the password is reset for.
            voidTokens: ['reset-password', 'change-email'],
            endSessions: true,
            jobs: [mailJob({ template: 'password-changed', to: member.email }, tokenHash, now)],
          },
          result: ok(null),
        };
      },
    );
  };
