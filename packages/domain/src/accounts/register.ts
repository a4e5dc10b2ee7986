import { mailJob } from '../jobs/mail-job.ts';
import type { Clock, IdSource } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import type { RateLimiter } from '../kernel/rate-limiter.port.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Secrets } from '../kernel/secrets.port.ts';
import { startOfDay } from '../kernel/time.ts';
import type { NewJob } from '../model/job.ts';
import type { Member, PendingRegistration, Registration } from '../model/member.ts';
import type { NewPasskeyResponse } from '../model/passkey.ts';
import { enqueue, unchanged, type Write } from '../model/write.ts';
import type { AccountDecision, AccountStore } from './account-store.port.ts';
import { newRegistration } from './mail-link.ts';
import type { MaintainedLists } from './maintained-lists.port.ts';
import { type NewPasswordError, newPasswordProblem } from './new-password.ts';
import { proveNewPasskey } from './passkey-challenge.ts';
import type { PasskeyVerifier } from './passkey-verifier.port.ts';
import type { PasswordHasher } from './password-hasher.port.ts';
import { putMember } from './put-member.rule.ts';
import { rememberRegistration } from './registration.rule.ts';

export type EmailVerification = 'required' | 'later';

export type RegisterOutcome = {
  readonly requiresVerification: boolean;
  readonly signInAs: Member | null;
  readonly registration: Registration;
};

export type RegisterInput = {
  readonly email: string;
  readonly password: string | null;
  readonly passkey: NewPasskeyResponse | null;
  readonly returnTo: string | null;
  readonly flow: string | null;
  readonly earlier: Registration | null;
};

type Needs = {
  accounts: AccountStore;
  hasher: PasswordHasher;
  secrets: Secrets;
  ids: IdSource;
  clock: Clock;
  emailVerification: EmailVerification;
  lists: MaintainedLists;
  verifier: PasskeyVerifier;
  limiter: RateLimiter;
};

type Outcome = Result<RegisterOutcome, 'email-taken' | 'email-throw-away' | 'passkey-invalid' | NewPasswordError>;

/** If verification is required, a taken address gets the same answer as a free one, which hides who has an account. */
export const register =
  (needs: Needs) =>
  async ({ email, password, passkey, returnTo, flow, earlier }: RegisterInput): Promise<Outcome> => {
    const { accounts, secrets, ids, clock, emailVerification, lists } = needs;
    if (lists.isThrowAwayAddress(email)) return err('email-throw-away');
    const chosen = await chooseWayIn(needs, email, password, passkey);
    if (!chosen.ok) return chosen;
    const now = clock();
    const [newId, pending] = [ids.newMemberId(), newRegistration(secrets, now)];
    const registration = rememberRegistration(secrets, now, { email, flow, earlier });
    const waits = {
      requiresVerification: true,
      signInAs: null,
      registration,
    };

    const decide: AccountDecision<Outcome> = ({ member, takenPasskeys }) => {
      if (takenPasskeys.length > 0) return unchanged(err('passkey-invalid'));
      const browserHash = secrets.hashLinkSecret(registration.browser);
      const waiting = { email, memberId: null, identity: null, ...chosen.value, browserHash };
      if (member?.emailVerified) {
        const notice = enqueue(alreadyRegistered(secrets, email, now));
        if (emailVerification !== 'required') return { writes: [notice], result: err('email-taken') };
        // A sign-in with this registration fails as it does for a free address, which hides that the address is taken.
        const { registration: row } = pending({ ...waiting, returnTo: null });
        return { writes: [{ kind: 'add-registration', registration: row }, notice], result: ok(waits) };
      }
      if (emailVerification === 'required' || member !== null) {
        const { registration: row, job } = pending({ ...waiting, returnTo });
        return { writes: [{ kind: 'add-registration', registration: row }, enqueue(job)], result: ok(waits) };
      }
      const created = newMember(newId, email, now);
      const { registration: row, job } = pending({
        ...waiting,
        memberId: newId,
        passwordHash: null,
        passkey: null,
        browserHash: null,
        returnTo,
      });
      return {
        writes: [
          ...putMember(created, null),
          ...putWayIn(newId, chosen.value, needs.ids.newPasskeyId(), now),
          { kind: 'add-registration', registration: row },
          enqueue(job),
        ],
        result: ok({ ...waits, requiresVerification: false, signInAs: created }),
      };
    };
    const credentialId = chosen.value.passkey?.credentialId;
    return accounts.changeAccount({ by: 'email', email, ...(credentialId && { credentialId }) }, null, decide);
  };

export type WayIn = Pick<PendingRegistration, 'passwordHash' | 'passkey'>;

const chooseWayIn = async (
  { hasher, lists, ...needs }: Needs,
  email: string,
  password: string | null,
  response: NewPasskeyResponse | null,
): Promise<Result<WayIn, 'passkey-invalid' | NewPasswordError>> => {
  if (response !== null) {
    const made = await proveNewPasskey(needs, response, { purpose: 'sign-up', subject: email });
    return made.ok ? ok({ passwordHash: null, passkey: made.value }) : made;
  }
  const problem = newPasswordProblem(password ?? '', email, lists);
  return problem ? err(problem) : ok({ passwordHash: await hasher.hash(password ?? ''), passkey: null });
};

export const putWayIn = (
  memberId: MemberId,
  { passwordHash, passkey }: WayIn,
  passkeyId: string,
  now: Timestamp,
): readonly Write[] => [
  ...(passwordHash === null
    ? []
    : [{ kind: 'put-credential', credential: { memberId, passwordHash, createdAt: now, updatedAt: now } } as const]),
  ...(passkey === null
    ? []
    : [
        {
          kind: 'add-passkey',
          passkey: { ...passkey, id: passkeyId, memberId, madeOn: startOfDay(now), lastUsedOn: null },
        } as const,
      ]),
];

const alreadyRegistered = (secrets: Secrets, email: string, now: Timestamp): NewJob =>
  mailJob(
    { template: 'already-registered', to: email },
    `${secrets.stampOf('mail-once', email)}:${startOfDay(now)}`,
    now,
  );

export const newMember = (id: MemberId, email: string, now: Timestamp): Member => ({
  id,
  email,
  firstName: null,
  lastName: null,
  profileImageUrl: null,
  emailVerified: false,
  userNickname: null,
  userPronouns: null,
  userAvatarId: null,
  partnerNickname: null,
  partnerPronouns: null,
  partnerAvatarId: null,
  relationshipLabel: null,
  showsPartner: false,
  hasFeed: false,
  emailUpdates: false,
  onboardingCompleted: false,
  bio: null,
  createdAt: now,
  updatedAt: now,
  sessionEpoch: 0,
});
