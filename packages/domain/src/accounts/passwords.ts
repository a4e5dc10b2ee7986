import { mailJob } from '../jobs/job-terms.rule.ts';
import type { Clock, MemberId, Result, Secrets, Timestamp } from '../kernel/index.ts';
import { err, MINUTE, normalPassword, ok } from '../kernel/index.ts';
import { enqueue, type Member, type MemberSession, unchanged, type Write } from '../model/index.ts';
import { toUniqueEmail } from '../wire/index.ts';
import type { AccountState, AccountStore, MaintainedLists, PasswordHasher } from './accounts.port.ts';
import { linkProblem, type TokenError } from './mail-link.ts';
import { EVERY_LINK, resetAccess } from './put-member.rule.ts';

export type ProofError = 'authentication-required' | 'wrong-password' | 'password-not-set';
type ProofNeeds = { accounts: AccountStore; hasher: PasswordHasher; clock: Clock };

export const provePassword = async (
  { accounts, hasher, clock }: ProofNeeds,
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

export const PROOF_LIFETIME = 10 * MINUTE;

export const isRecentlyProven = ({ provenAt }: Pick<MemberSession, 'provenAt'>, now: Timestamp): boolean =>
  now - provenAt < PROOF_LIFETIME;

export const proveMember = async (
  needs: ProofNeeds,
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

export type NewPasswordError = 'password-common' | 'password-is-email';

export const newPasswordProblem = (
  password: string,
  email: string,
  { isCommonPassword }: Pick<MaintainedLists, 'isCommonPassword'>,
): NewPasswordError | null => {
  const normal = normalPassword(password);
  if (toUniqueEmail(normal) === email) return 'password-is-email';
  return isCommonPassword(normal) ? 'password-common' : null;
};

type Needs = { accounts: AccountStore; hasher: PasswordHasher; secrets: Secrets; clock: Clock; lists: MaintainedLists };

export type ChangePasswordError = ProofError | NewPasswordError;

type OtherWays = { readonly disconnectProviders: boolean; readonly removePasskeys: boolean };
const ALL_WAYS: OtherWays = { disconnectProviders: true, removePasskeys: true };

/** Ends all sessions of the member. The caller starts a new session with the returned member. */
export const changePassword =
  ({ accounts, hasher, secrets, clock, lists }: Needs) =>
  async (
    id: MemberId,
    currentPassword: string,
    newPassword: string,
    ways: OtherWays,
  ): Promise<Result<Member, ChangePasswordError>> => {
    const proven = await provePassword({ accounts, hasher, clock }, id, currentPassword);
    if (!proven.ok) return proven;
    const problem = newPasswordProblem(newPassword, proven.value.email, lists);
    if (problem) return err(problem);
    const [now, occasion] = [clock(), secrets.newLinkSecret()];
    const passwordHash = await hasher.hash(newPassword);
    return accounts.changeAccount<Result<Member, ChangePasswordError>>({ by: 'id', id }, null, (state) => {
      const { member, credential } = state;
      if (member === null || !isStillProven(proven.value, state)) return unchanged(err('authentication-required'));
      const changed = { memberId: id, passwordHash, createdAt: credential?.createdAt ?? now, updatedAt: now };
      return {
        writes: [
          { kind: 'put-credential', credential: changed },
          ...(ways.disconnectProviders ? [{ kind: 'drop-identities', memberId: id, provider: 'all' } as const] : []),
          ...(ways.removePasskeys ? [{ kind: 'drop-passkeys', memberId: id, id: 'all' } as const] : []),
          { kind: 'void-tokens', memberId: id, purposes: EVERY_LINK },
          { kind: 'end-sessions', memberId: id },
          passwordChangedMail(member, state, ways, occasion, now),
        ],
        result: ok(afterEndOfSessions(member)),
      };
    });
  };

export const resetPassword =
  ({ accounts, secrets, hasher, clock, lists }: Needs) =>
  async (
    secret: string,
    newPassword: string,
    chosen: OtherWays,
  ): Promise<Result<null, TokenError | NewPasswordError>> => {
    const now = clock();
    const tokenHash = secrets.hashLinkSecret(secret);
    const key = { by: 'token', purpose: 'reset-password', tokenHash } as const;
    // Checks the link first, because hashing a password is expensive.
    const problem = await accounts.changeAccount(key, null, (state) =>
      unchanged(linkProblem(state, now) ?? newPasswordProblem(newPassword, state.member?.email ?? '', lists)),
    );
    if (problem) return err(problem);
    const passwordHash = await hasher.hash(newPassword);
    return accounts.changeAccount<Result<null, TokenError>>(key, null, (state) => {
      const { member, credential, token } = state;
      const lateProblem = linkProblem(state, now);
      if (member === null || token === null || lateProblem) return unchanged(err(lateProblem ?? 'token-invalid'));
      const ways = member.emailVerified ? chosen : ALL_WAYS;
      return {
        writes: [
          ...resetAccess(member, passwordHash, now, {
            createdAt: credential?.createdAt,
            keepsProviders: !ways.disconnectProviders,
            keepsPasskeys: !ways.removePasskeys,
          }),
          { kind: 'use-token', token },
          passwordChangedMail(member, state, ways, tokenHash, now),
        ],
        result: ok(null),
      };
    });
  };

const passwordChangedMail = (
  { email }: Member,
  { identities, passkeys }: Pick<AccountState, 'identities' | 'passkeys'>,
  { disconnectProviders, removePasskeys }: OtherWays,
  occasion: string,
  now: Timestamp,
): Write => {
  const disconnected = disconnectProviders ? identities.map(({ provider }) => provider) : [];
  const removesPasskeys = removePasskeys && passkeys.length > 0;
  return enqueue(mailJob({ template: 'password-changed', to: email, disconnected, removesPasskeys }, occasion, now));
};
