import type { AccountStore } from '../accounts/account-store.port.ts';
import type { PasswordHasher } from '../accounts/password-hasher.port.ts';
import type { EmailVerification } from '../accounts/register.ts';
import { isOwnRegistration } from '../accounts/registration.rule.ts';
import type { Clock } from '../kernel/clock.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import type { Member, Registration } from '../model/member.ts';
import { unchanged } from '../model/write.ts';

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
