import { mailJob } from '../jobs/job-terms.rule.ts';
import type { Clock, IdSource, MemberId, RateLimiter, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { err, MINUTE, ok, startOfDay } from '../kernel/index.ts';
import type { Member, NewJob, NewPasskeyResponse, PendingRegistration, Registration, Write } from '../model/index.ts';
import { enqueue, isFlowOpen, unchanged } from '../model/index.ts';
import type {
  AccountDecision,
  AccountStore,
  MaintainedLists,
  PasskeyVerifier,
  PasswordHasher,
} from './accounts.port.ts';
import { newRegistration } from './mail-link.ts';
import { proveNewPasskey } from './passkey-challenge.ts';
import { type NewPasswordError, newPasswordProblem } from './passwords.ts';
import { putMember } from './put-member.rule.ts';

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
      const waiting = { email, ...chosen.value, browserHash };
      if (member?.emailVerified) {
        const notice = enqueue(alreadyRegistered(secrets, email, now));
        if (emailVerification !== 'required') return { writes: [notice], result: err('email-taken') };
        // A sign-in with this registration fails as it does for a free address, which hides that the address is taken.
        const { registration: row } = pending(waiting);
        return { writes: [{ kind: 'add-registration', registration: row }, notice], result: ok(waits) };
      }
      if (emailVerification === 'required' || member !== null) {
        const { registration: row, job } = pending({ ...waiting, returnTo });
        return { writes: [{ kind: 'add-registration', registration: row }, enqueue(job)], result: ok(waits) };
      }
      const created = newMember(newId, email, now);
      const { registration: row, job } = pending({ email, memberId: newId, returnTo });
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

export const rememberRegistration = (
  { newLinkSecret }: Pick<Secrets, 'newLinkSecret'>,
  at: Timestamp,
  { email, flow, earlier }: { email: string; flow: string | null; earlier: Registration | null },
): Registration & { readonly browser: string } => ({
  email,
  at,
  browser: (earlier?.email === email ? earlier.browser : undefined) ?? newLinkSecret(),
  ...(flow !== null && { flow }),
});

const CODE_LIFETIME = 10 * MINUTE;

export type Waiting = {
  readonly browserHash: string | null;
  readonly viewer: MemberId | null;
};

export const isOwnRegistration = (row: PendingRegistration, { browserHash, viewer }: Waiting): boolean =>
  (row.browserHash !== null && row.browserHash === browserHash) || (row.memberId !== null && row.memberId === viewer);

export const isOpen = ({ used, expiresAt }: PendingRegistration, now: Timestamp): boolean => !used && now < expiresAt;

export const isCodeOpen = (row: PendingRegistration, now: Timestamp): boolean =>
  isOpen(row, now) && now < row.createdAt + CODE_LIFETIME;

export const flowOf = (browser: Registration | null, email: string, now: Timestamp): string | null =>
  browser?.email === email && isFlowOpen(browser.at, now) ? (browser.flow ?? null) : null;
