import type { MemberId, Timestamp } from '../model/ids.ts';
import type { Member } from '../model/member.ts';
import type { AccountChanges, AccountState, AccountStore } from '../ports/account-store.ts';
import type { Clock } from '../ports/clock.ts';
import type { IdSource } from '../ports/ids.ts';
import type { PasswordHasher } from '../ports/password-hasher.ts';
import type { Secrets } from '../ports/secrets.ts';
import type { Registration } from '../ports/session-store.ts';
import { err, ok, type Result } from '../result.ts';
import { mailJob, newMailLink } from './mail-link.ts';

/** `required`: an address is verified before the first session. `later`: a session at once, posting waits for it. */
export type EmailVerification = 'required' | 'later';

/** `signInAs` is set where registering gives a session at once. */
export type RegisterOutcome = {
  readonly requiresVerification: boolean;
  readonly signInAs: Member | null;
  /** For the browser to keep until the address is verified. */
  readonly registration: Registration;
};

type Needs = {
  accounts: AccountStore;
  hasher: PasswordHasher;
  secrets: Secrets;
  ids: IdSource;
  clock: Clock;
  emailVerification: EmailVerification;
};

/**
 * Creates an account and mails its verification link. A taken address is answered like a new one, and its owner gets a mail;
 * an unverified one gets the new password, and its earlier links stop working.
 */
export const register =
  ({ accounts, hasher, secrets, ids, clock, emailVerification }: Needs) =>
  async (email: string, password: string): Promise<Result<RegisterOutcome, 'email-taken'>> => {
    const now = clock();
    const passwordHash = await hasher.hash(password);
    const newId = ids.newMemberId();
    const link = newMailLink('verify-email', secrets, now);
    const occasion = secrets.newLinkSecret();
    const registration: Registration = { email, at: now };

    return accounts.changeAccount<Result<RegisterOutcome, 'email-taken'>>({ by: 'email', email }, null, (state) => {
      if (isTaken(state, emailVerification)) {
        const changes = { jobs: [mailJob({ template: 'already-registered', to: email }, occasion, now)] };
        return emailVerification === 'required'
          ? { changes, result: ok({ requiresVerification: true, signInAs: null, registration }) }
          : { changes, result: err('email-taken') };
      }
      const member = state.member ?? newMember(newId, email, now);
      const { token, job } = link(member.id, email);
      const changes: AccountChanges = {
        member,
        credential: {
          memberId: member.id,
          passwordHash,
          createdAt: state.credential?.createdAt ?? now,
          updatedAt: now,
        },
        voidTokens: ['verify-email'],
        token,
        jobs: [job],
      };
      const isSignedIn = emailVerification === 'later';
      return {
        changes,
        result: ok({ requiresVerification: !isSignedIn, signInAs: isSignedIn ? member : null, registration }),
      };
    });
  };

/** Where a session comes before verification, an unverified account is somebody's already. */
const isTaken = ({ member }: AccountState, mode: EmailVerification) =>
  member !== null && (member.emailVerified || mode === 'later');

/** A member who has told nothing but an address yet. */
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
  emailUpdates: false,
  onboardingCompleted: false,
  bio: null,
  createdAt: now,
  updatedAt: now,
  sessionEpoch: 0,
});
