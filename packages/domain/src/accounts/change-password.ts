import { mailJob } from '../jobs/mail-job.ts';
import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { Member } from '../model/member.ts';
import { enqueue, unchanged } from '../model/write.ts';
import type { AccountStore } from './account-store.port.ts';
import type { MaintainedLists } from './maintained-lists.port.ts';
import { type NewPasswordError, newPasswordProblem } from './new-password.ts';
import type { PasswordHasher } from './password-hasher.port.ts';
import { afterEndOfSessions, isStillProven, type ProofError, provePassword } from './prove-password.ts';
import { EVERY_LINK } from './put-member.rule.ts';

type Needs = { accounts: AccountStore; hasher: PasswordHasher; secrets: Secrets; clock: Clock; lists: MaintainedLists };

export type ChangePasswordError = ProofError | NewPasswordError;

/** Ends all sessions of the member. The caller starts a new session with the returned member. */
export const changePassword =
  ({ accounts, hasher, secrets, clock, lists }: Needs) =>
  async (
    id: MemberId,
    currentPassword: string,
    newPassword: string,
    removesPasskeys: boolean,
  ): Promise<Result<Member, ChangePasswordError>> => {
    const proven = await provePassword({ accounts, hasher, clock }, id, currentPassword);
    if (!proven.ok) return proven;
    const problem = newPasswordProblem(newPassword, proven.value.email, lists);
    if (problem) return err(problem);
    const [now, occasion] = [clock(), secrets.newLinkSecret()];
    const passwordHash = await hasher.hash(newPassword);
    return accounts.changeAccount<Result<Member, ChangePasswordError>>({ by: 'id', id }, null, (state) => {
      const { member, credential, passkeys } = state;
      if (member === null || !isStillProven(proven.value, state)) return unchanged(err('authentication-required'));
      const changed = { memberId: id, passwordHash, createdAt: credential?.createdAt ?? now, updatedAt: now };
      return {
        writes: [
          { kind: 'put-credential', credential: changed },
          ...(removesPasskeys ? [{ kind: 'drop-passkeys', memberId: id, id: 'all' } as const] : []),
          { kind: 'void-tokens', memberId: id, purposes: EVERY_LINK },
          { kind: 'end-sessions', memberId: id },
          enqueue(
            mailJob(
              {
                template: 'password-changed',
                to: member.email,
                removesPasskeys: removesPasskeys && passkeys.length > 0,
              },
              occasion,
              now,
            ),
          ),
        ],
        result: ok(afterEndOfSessions(member)),
      };
    });
  };
