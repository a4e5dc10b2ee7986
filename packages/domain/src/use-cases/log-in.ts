import type { Member } from '../model/member.ts';
import type { AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import { err, ok, type Result } from '../result.ts';
import type { EmailVerification } from './register.ts';

export type LogInError = 'invalid-credentials' | 'email-not-verified';

type Needs = { accounts: AccountStore; hasher: PasswordHasher; clock: Clock; emailVerification: EmailVerification };

/** An unknown address and a wrong password take the same work and have the same answer; only a right password learns more. */
export const logIn =
  ({ accounts, hasher, clock, emailVerification }: Needs) =>
  async (email: string, password: string): Promise<Result<Member, LogInError>> => {
    const account = await accounts.findByEmail(email);
    const hash = account?.credential?.passwordHash ?? null;
    const isRight = await hasher.verify(hash, password);
    if (!isRight || account === null || hash === null) return err('invalid-credentials');
    if (!account.member.emailVerified && emailVerification === 'required') return err('email-not-verified');
    if (hasher.needsRehash(hash)) await rehash({ accounts, hasher, clock }, account.member, hash, password);
    return ok(account.member);
  };

const rehash = async (
  { accounts, hasher, clock }: Omit<Needs, 'emailVerification'>,
  member: Member,
  old: string,
  password: string,
) => {
  const passwordHash = await hasher.hash(password);
  await accounts.changeAccount({ by: 'id', id: member.id }, null, ({ credential }) =>
    // The password may have been changed meanwhile: then there is nothing to strengthen.
    credential?.passwordHash === old
      ? { changes: { credential: { ...credential, passwordHash, updatedAt: clock() } }, result: undefined }
      : { changes: null, result: undefined },
  );
};
