import { mailJob } from '../jobs/job-terms.rule.ts';
import type { Clock, IdSource, MemberId, RateLimit, RateLimiter, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { err, ok } from '../kernel/index.ts';
import type {
  Decided,
  IdentityKey,
  LinkedIdentity,
  Member,
  PendingRegistration,
  Registration,
} from '../model/index.ts';
import { enqueue, unchanged } from '../model/index.ts';
import type { AccountDecision, AccountState, AccountStore, MaintainedLists, PasswordHasher } from './accounts.port.ts';
import { maskedEmail, problemOf, type TokenError } from './mail-link.ts';
import { afterEndOfSessions, type NewPasswordError, newPasswordProblem } from './passwords.ts';
import { putMember, resetAccess } from './put-member.rule.ts';
import type { Waiting, WayIn } from './register.ts';
import { flowOf, isCodeOpen, isOpen, isOwnRegistration, newMember, putWayIn } from './register.ts';

export type Verified = {
  readonly kind: 'verified';
  readonly member: Member;
  readonly alreadyVerified: boolean;
  readonly signsIn: boolean;
  readonly returnTo: string | null;
  readonly flow: string | null;
};

export type OpenedElsewhere = {
  readonly kind: 'elsewhere';
  readonly code: string | null;
  readonly email: string;
};

export type Asking = { readonly registration: Registration | null; readonly viewer: MemberId | null };

type Needs = {
  accounts: AccountStore;
  hasher: PasswordHasher;
  secrets: Secrets;
  ids: IdSource;
  clock: Clock;
  lists: MaintainedLists;
};

/**
 * `newPassword` is required unless the browser registered the address or is signed in to its account, because
 * somebody else may have registered the address with a password of their own.
 */
export const verifyEmail =
  ({ accounts, hasher, secrets, ids, clock, lists }: Needs) =>
  async (
    secret: string,
    asking: Asking,
    newPassword: string | null = null,
  ): Promise<Result<Verified | OpenedElsewhere, TokenError | NewPasswordError>> => {
    const key = { by: 'registration', tokenHash: secrets.hashLinkSecret(secret) } as const;
    const occasion = occasionOf({ secrets, ids, clock }, asking);
    const redeem = (passwordHash: string | null) =>
      accounts.changeAccount(key, null, decideRedemption({ ...occasion, newPassword: passwordHash }));
    if (newPassword === null) return redeem(null);
    // Checks the link first, because hashing a password is expensive.
    const found = await accounts.changeAccount(key, null, ({ registration }) => unchanged(registration));
    if (found === null || problemOf(found, occasion.now)) return redeem(null);
    const problem = newPasswordProblem(newPassword, found.email, lists);
    return problem ? err(problem) : redeem(await hasher.hash(newPassword));
  };

const CODE_TRIES: RateLimit = { name: 'code', points: 10, seconds: 24 * 3_600 };

export type CodeError = 'code-invalid' | 'code-tries-used';

/** If there is no registration, the answer is the same as for a wrong code. */
export const verifyCode =
  ({ accounts, secrets, ids, clock, limiter }: Omit<Needs, 'hasher' | 'lists'> & { limiter: RateLimiter }) =>
  async (code: string, asking: Asking, viewerEmail: string | null): Promise<Result<Verified, CodeError>> => {
    const email = asking.registration?.email ?? viewerEmail;
    if (email === null) return err('code-invalid');
    const { wait } = await limiter.take(CODE_TRIES, secrets.stampOf('rate-limit', email));
    if (wait !== null) return err('code-tries-used');
    const occasion = occasionOf({ secrets, ids, clock }, asking);
    const { now, waiting } = occasion;
    const rows = await accounts.findRegistrations(email, now);
    const row = rows.find(
      (each) => isCodeOpen(each, now) && isOwnRegistration(each, waiting) && secrets.codeOf(each.tokenHash) === code,
    );
    if (row === undefined) return err('code-invalid');
    const redeemed = await accounts.changeAccount(
      { by: 'registration', tokenHash: row.tokenHash },
      null,
      decideRedemption(occasion),
    );
    return redeemed.ok && redeemed.value.kind === 'verified' ? ok(redeemed.value) : err('code-invalid');
  };

type Occasion = {
  readonly waiting: Waiting;
  readonly asking: Asking;
  readonly newId: MemberId;
  readonly newPasskeyId: string;
  readonly now: Timestamp;
  readonly secrets: Pick<Secrets, 'codeOf'>;
  readonly newPassword: string | null;
};

export const decideRedemption =
  (occasion: Occasion): AccountDecision<Result<Verified | OpenedElsewhere, TokenError>> =>
  (state) => {
    const { registration, member } = state;
    const { now, newPassword } = occasion;
    if (registration === null) return unchanged(err('token-invalid'));
    const own = newPassword === null ? ownOf(state, occasion) : null;
    const problem = problemOf(registration, now);
    if (member?.emailVerified && (problem || !own?.identity))
      return unchanged(ok(verified(member, { alreadyVerified: true })));
    if (problem) return unchanged(err(problem));
    if (newPassword !== null)
      return redeemWith({ passwordHash: newPassword, passkey: null }, registration.returnTo, state, occasion);
    if (own === null) return unchanged(ok(elsewhere(registration, occasion)));
    if (own.identity !== null) return connectProven(own.identity, own, state, occasion);
    const { returnTo } = own;
    if (member !== null && own.memberId === member.id) {
      const proven: Member = { ...member, emailVerified: true, updatedAt: now };
      return {
        writes: [...putMember(proven, member), { kind: 'end-registrations', email: proven.email }],
        result: ok(verified(proven, { signsIn: true, returnTo })),
      };
    }
    const { passwordHash, passkey } = own;
    if (passwordHash === null && passkey === null) return unchanged(ok(elsewhere(registration, occasion)));
    if (passkey && state.takenPasskeys.includes(passkey.credentialId)) return unchanged(err('token-invalid'));
    return redeemWith(
      { passwordHash, passkey },
      returnTo,
      state,
      occasion,
      flowOf(occasion.asking.registration, registration.email, now),
    );
  };

const connectProven = (
  identity: IdentityKey,
  { email, returnTo, tokenHash }: PendingRegistration,
  { member, credential, identities, identityOwner }: AccountState,
  { newId, now, asking }: Occasion,
): Decided<Result<Verified, TokenError>> => {
  if (identityOwner !== null) return unchanged(err('token-invalid'));
  const proven: Member = { ...(member ?? newMember(newId, email, now)), emailVerified: true, updatedAt: now };
  const wasUnverified = member !== null && !member.emailVerified;
  const isTaken = !wasUnverified && identities.some(({ provider }) => provider === identity.provider);
  const linked: LinkedIdentity = { ...identity, memberId: proven.id, createdAt: now };
  const passwordRemoved = wasUnverified && credential !== null;
  const { provider } = identity;
  const notice = mailJob({ template: 'provider-connected', to: email, provider, passwordRemoved }, tokenHash, now);
  return {
    writes: [
      ...(wasUnverified ? resetAccess(member, null, now) : putMember(proven, member)),
      ...(isTaken ? [] : [{ kind: 'add-identity', identity: linked } as const]),
      { kind: 'end-registrations', email },
      ...(member === null || isTaken ? [] : [enqueue(notice)]),
    ],
    result: ok(
      verified(wasUnverified ? afterEndOfSessions(proven) : proven, {
        signsIn: true,
        returnTo,
        flow: flowOf(asking.registration, email, now),
      }),
    ),
  };
};

const redeemWith = (
  chosen: WayIn,
  returnTo: string | null,
  { registration, member }: AccountState,
  { newId, newPasskeyId, now }: Occasion,
  flow: string | null = null,
): Decided<Result<Verified, never>> => {
  if (member !== null) {
    const proven: Member = { ...member, emailVerified: true, updatedAt: now };
    return {
      writes: [
        ...resetAccess(member, chosen.passwordHash, now),
        ...putWayIn(member.id, { ...chosen, passwordHash: null }, newPasskeyId, now),
      ],
      result: ok(verified(afterEndOfSessions(proven), { signsIn: true, returnTo, flow })),
    };
  }
  const email = registration?.email ?? '';
  const created: Member = { ...newMember(newId, email, now), emailVerified: true };
  return {
    writes: [
      ...putMember(created, null),
      ...putWayIn(newId, chosen, newPasskeyId, now),
      { kind: 'end-registrations', email },
    ],
    result: ok(verified(created, { signsIn: true, returnTo, flow })),
  };
};

const ownOf = (
  { registrations, registration }: AccountState,
  { waiting, now }: Occasion,
): PendingRegistration | null => {
  const isOwn = (row: PendingRegistration) => isOpen(row, now) && isOwnRegistration(row, waiting);
  if (registration?.identity && isOwn(registration)) return registration;
  return registrations.find((row) => row.identity === null && isOwn(row)) ?? null;
};

const occasionOf = ({ secrets, ids, clock }: Pick<Needs, 'secrets' | 'ids' | 'clock'>, asking: Asking): Occasion => ({
  waiting: {
    browserHash: asking.registration ? secrets.hashLinkSecret(asking.registration.browser) : null,
    viewer: asking.viewer,
  },
  asking,
  newId: ids.newMemberId(),
  newPasskeyId: ids.newPasskeyId(),
  now: clock(),
  secrets,
  newPassword: null,
});

const verified = (member: Member, more: Partial<Verified>): Verified => ({
  kind: 'verified',
  member,
  alreadyVerified: false,
  signsIn: false,
  returnTo: null,
  flow: null,
  ...more,
});

const elsewhere = (row: PendingRegistration, { now, secrets }: Occasion): OpenedElsewhere => ({
  kind: 'elsewhere',
  code: isCodeOpen(row, now) && (row.browserHash ?? row.memberId) !== null ? secrets.codeOf(row.tokenHash) : null,
  email: maskedEmail(row.email),
});
