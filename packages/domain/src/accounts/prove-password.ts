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
 * A signed-in member says the password again.
 * @returns the member of that moment, for {@link isStillProven} where something is decided on it
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

/**
 * Whether nothing has taken the proof's worth since: a reset, a changed password or address, the end of the account.
 */
export const isStillProven = (proven: Member, { member }: AccountState): boolean =>
  member?.sessionEpoch === proven.sessionEpoch;

/** The member as `endSessions` leaves it: a session that begins for it is the first of the new epoch. */
export const afterEndOfSessions = (member: Member): Member => ({ ...member, sessionEpoch: member.sessionEpoch + 1 });

/** How long signing in stands for a password that is said again, in milliseconds. */
const FRESH = 10 * 60_000;

/** Whether the session has only just begun: the one who asks is then no stranger who has found it open. */
export const hasJustSignedIn = ({ createdAt }: Pick<MemberSession, 'createdAt'>, now: Timestamp): boolean =>
  now - createdAt < FRESH;
