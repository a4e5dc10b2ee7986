import { mailJob } from '../jobs/mail-job.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { enqueue, unchanged } from '../model/write.ts';
import type { AccountState, AccountStore } from './account-store.port.ts';
import { problemOf, type TokenError } from './mails.rule.ts';
import type { MaintainedLists } from './maintained-lists.port.ts';
import { type NewPasswordError, newPasswordProblem } from './new-password.ts';
import type { PasswordHasher } from './password-hasher.port.ts';
import { resetAccess } from './put-member.rule.ts';

type Needs = { accounts: AccountStore; secrets: Secrets; hasher: PasswordHasher; clock: Clock; lists: MaintainedLists };

type OtherWays = { readonly disconnectsProviders: boolean; readonly removesPasskeys: boolean };

export const resetPassword =
  ({ accounts, secrets, hasher, clock, lists }: Needs) =>
  async (
    secret: string,
    newPassword: string,
    { disconnectsProviders, removesPasskeys }: OtherWays,
  ): Promise<Result<null, TokenError | NewPasswordError>> => {
    const now = clock();
    const tokenHash = secrets.hashLinkSecret(secret);
    const key = { by: 'token', purpose: 'reset-password', tokenHash } as const;
    // Checks the link first, because hashing a password is expensive.
    const problem = await accounts.changeAccount(key, null, (state) =>
      unchanged(resetProblem(state, now) ?? newPasswordProblem(newPassword, state.member?.email ?? '', lists)),
    );
    if (problem) return err(problem);
    const passwordHash = await hasher.hash(newPassword);
    return accounts.changeAccount<Result<null, TokenError>>(key, null, (state) => {
      const { member, credential, token, identities, passkeys } = state;
      const lateProblem = resetProblem(state, now);
      if (member === null || token === null || lateProblem) return unchanged(err(lateProblem ?? 'token-invalid'));
      const isDisconnected = disconnectsProviders || !member.emailVerified;
      const areRemoved = removesPasskeys || !member.emailVerified;
      const disconnected = isDisconnected ? identities.map(({ provider }) => provider) : [];
      return {
        writes: [
          ...resetAccess(member, passwordHash, now, {
            createdAt: credential?.createdAt,
            keepsProviders: !isDisconnected,
            keepsPasskeys: !areRemoved,
          }),
          { kind: 'use-token', token },
          enqueue(
            mailJob(
              {
                template: 'password-changed',
                to: member.email,
                disconnected,
                removesPasskeys: passkeys.length > 0 && areRemoved,
              },
              tokenHash,
              now,
            ),
          ),
        ],
        result: ok(null),
      };
    });
  };

const resetProblem = ({ token, member }: AccountState, now: Timestamp): TokenError | null =>
  token === null || member === null || member.email !== token.email ? 'token-invalid' : problemOf(token, now);
