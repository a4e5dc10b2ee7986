import type { Clock } from '../kernel/clock.port.ts';
import type { Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { Credential, Member } from '../model/member.ts';
import { enqueue, unchanged, type Write } from '../model/write.ts';
import type { AccountState, AccountStore } from './account-store.port.ts';
import type { KeptLists } from './kept-lists.port.ts';
import { mailJob } from './mail-link.ts';
import { problemOf, type TokenError } from './mail-token.rule.ts';
import { type NewPasswordError, newPasswordProblem } from './new-password.ts';
import type { PasswordHasher } from './password-hasher.port.ts';
import { EVERY_LINK, putMember } from './put-member.rule.ts';
import { takeOverAccount } from './take-over-account.ts';

type Needs = { accounts: AccountStore; secrets: Secrets; hasher: PasswordHasher; clock: Clock; lists: KeptLists };

/**
 * Sets a new password, ends every session, and tells the member. The link has proved the address, so it is verified
 * now. A link that does not work costs no hash: anyone who makes links up must not keep the hasher from those who sign
 * in.
 */
export const resetPassword =
  ({ accounts, secrets, hasher, clock, lists }: Needs) =>
  async (secret: string, newPassword: string): Promise<Result<null, TokenError | NewPasswordError>> => {
    const now = clock();
    const tokenHash = secrets.hashLinkSecret(secret);
    const key = { by: 'token', purpose: 'reset-password', tokenHash } as const;
    // A link that is worth nothing costs no hash.
    const problem = await accounts.changeAccount(key, null, (state) =>
      unchanged(resetProblem(state, now) ?? newPasswordProblem(newPassword, state.member?.email ?? '', lists)),
    );
    if (problem) return err(problem);
    const passwordHash = await hasher.hash(newPassword);
    return accounts.changeAccount<Result<null, TokenError>>(key, null, (state) => {
      const { member, credential, token } = state;
      const lateProblem = resetProblem(state, now);
      if (member === null || token === null || lateProblem) return unchanged(err(lateProblem ?? 'token-invalid'));
      return {
        writes: [
          ...(member.emailVerified
            ? renewPassword(member, credential, passwordHash, now)
            : takeOverAccount(member, passwordHash, now, credential?.createdAt)),
          { kind: 'use-token', token },
          enqueue(mailJob({ template: 'password-changed', to: member.email }, tokenHash, now)),
        ],
        result: ok(null),
      };
    });
  };

const renewPassword = (
  member: Member,
  credential: Credential | null,
  passwordHash: string,
  now: Timestamp,
): readonly Write[] => {
  const memberId = member.id;
  return [
    ...putMember({ ...member, updatedAt: now }, member),
    {
      kind: 'put-credential',
      credential: { memberId, passwordHash, createdAt: credential?.createdAt ?? now, updatedAt: now },
    },
    // The one who asked for another address may be the one the password is reset for.
    { kind: 'void-tokens', memberId, purposes: EVERY_LINK },
    { kind: 'end-sessions', memberId },
  ];
};

const resetProblem = ({ token, member }: AccountState, now: Timestamp): TokenError | null =>
  token === null || member === null || member.email !== token.email ? 'token-invalid' : problemOf(token, now);
