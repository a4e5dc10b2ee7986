import type { Clock } from '../kernel/clock.port.ts';
import type { MemberId, Timestamp } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import type { Member } from '../model/member.ts';
import type { MemberSession } from '../model/session.ts';
import type { AccountState, AccountStore } from './account-store.port.ts';
import type { PasswordHasher } from './password-hasher.port.ts';

export type ProofError = 'authentication-required' | 'wrong-password' | 'password-not-set';
type Needs = { accounts: AccountStore; hasher: PasswordHasher; clock: Clock };

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

export const isStillProven = (proven: Member, { member }: AccountState): boolean =>
  member?.sessionEpoch === proven.sessionEpoch;

export const afterEndOfSessions = (member: Member): Member => ({ ...member, sessionEpoch: member.sessionEpoch + 1 });

export const PROOF_LIFETIME = 10 * 60_000;

export const isRecentlyProven = ({ provenAt }: Pick<MemberSession, 'provenAt'>, now: Timestamp): boolean =>
  now - provenAt < PROOF_LIFETIME;

export const proveMember = async (
  needs: Needs,
  id: MemberId,
  password: string | null,
  session: Pick<MemberSession, 'provenAt'>,
): Promise<Result<Member, ProofError | 'sign-in-again'>> => {
  const proven = await provePassword(needs, id, password ?? '');
  if (proven.ok || proven.error !== 'password-not-set') return proven;
  const member = await needs.accounts.findMember(id);
  if (member === null) return err('authentication-required');
  return isRecentlyProven(session, needs.clock()) ? ok(member) : err('sign-in-again');
};
