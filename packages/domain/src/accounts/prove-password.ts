import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Member } from '../model/member.ts';
import type { MemberSession } from '../model/session.ts';
import type { AccountState, AccountStore } from './account-store.port.ts';
import type { PasswordHasher } from './password-hasher.port.ts';

export type ProofError = 'authentication-required' | 'wrong-password' | 'password-not-set';
type Needs = { accounts: AccountStore; hasher: PasswordHasher; clock: Clock };

/**
 * Checks the password of a signed-in member.
 * @returns the member as of now, for {@link isStillProven}
 */
export const provePassword = async (
  { accounts, hasher, clock }: Needs,
  id: MemberId,
  password: string,
): Promise<Result<Member, ProofError>> => {
  const account = await accounts.readSignIn(id, clock());
  if (account === null) return err('authentication-required');
  if (account.credential === null) return err('password-not-set');
  const isRight = await hasher.verify(account.credential.passwordHash, password);
  return isRight ? ok(account.member) : err('wrong-password');
};

/** Whether the proof still holds: no reset, changed password, changed address or deletion since. */
export const isStillProven = (proven: Member, { member }: AccountState): boolean =>
  member?.sessionEpoch === proven.sessionEpoch;

/** The member after `endSessions`: a new session belongs to the new epoch. */
export const afterEndOfSessions = (member: Member): Member => ({ ...member, sessionEpoch: member.sessionEpoch + 1 });

/** How long a fresh sign-in counts as proof of the password, in milliseconds. */
const FRESH = 10 * 60_000;

/** Whether the session is new. If so, the person is not a stranger who found it open. */
export const hasJustSignedIn = ({ createdAt }: Pick<MemberSession, 'createdAt'>, now: Timestamp): boolean =>
  now - createdAt < FRESH;
