import { mailJob } from '../jobs/job-terms.rule.ts';
import { type Clock, err, type MemberId, ok, type Result, type Secrets, type Timestamp } from '../kernel/index.ts';
import { enqueue, type Member, type MemberSession, unchanged, type Write } from '../model/index.ts';
import type { AccountState, AccountStore, MaintainedLists, PasswordHasher } from './accounts.port.ts';
import { maskedEmail, newMailLink, newUndoLink, problemOf, type TokenError, UNDO_LIFETIME } from './mail-link.ts';
import type { NewPasswordError, ProofError } from './passwords.ts';
import { afterEndOfSessions, isStillProven, newPasswordProblem, proveMember } from './passwords.ts';
import { deleteMember, EVERY_LINK, putMember, resetAccess } from './put-member.rule.ts';

export type ChangeEmailError = ProofError | 'sign-in-again' | 'email-unchanged' | 'email-throw-away';
type Needs = { accounts: AccountStore; hasher: PasswordHasher; secrets: Secrets; clock: Clock };

/** The result does not reveal whether the new address is taken. Only the mail to that address differs. */
export const requestEmailChange =
  ({ accounts, hasher, secrets, clock, lists }: Needs & { lists: MaintainedLists }) =>
  async (
    id: MemberId,
    email: string,
    password: string | null,
    session: Pick<MemberSession, 'provenAt'>,
  ): Promise<Result<null, ChangeEmailError>> => {
    const proven = await proveMember({ accounts, hasher, clock }, id, password, session);
    if (!proven.ok) return proven;
    if (lists.isThrowAwayAddress(email)) return err('email-throw-away');
    const now = clock();
    const link = newMailLink('change-email', secrets, now);
    const occasion = secrets.newLinkSecret();
    return accounts.changeAccount<Result<null, ChangeEmailError>>({ by: 'id', id, email }, null, (state) => {
      const { member } = state;
      if (member === null || !isStillProven(proven.value, state)) return unchanged(err('authentication-required'));
      if (member.email === email) return unchanged(err('email-unchanged'));
      const { token, job } = link(id, email);
      const notice = { template: 'email-change-asked', to: member.email, newEmail: maskedEmail(email) } as const;
      return {
        writes: [
          { kind: 'void-tokens', memberId: id, purposes: ['change-email'] },
          { kind: 'add-token', token },
          enqueue(
            otherOwner(state)?.emailVerified ? mailJob({ template: 'email-in-use', to: email }, occasion, now) : job,
          ),
          enqueue(mailJob(notice, occasion, now)),
        ],
        result: ok(null),
      };
    });
  };

export const withdrawEmailChange =
  ({ accounts }: { accounts: AccountStore }) =>
  (id: MemberId): Promise<null> =>
    accounts.changeAccount({ by: 'id', id }, null, () => ({
      writes: [{ kind: 'void-tokens', memberId: id, purposes: ['change-email'] }],
      result: null,
    }));

export const confirmEmailChange =
  ({ accounts, secrets, clock }: Omit<Needs, 'hasher'>) =>
  async (secret: string): Promise<Result<Member, TokenError>> => {
    const now = clock();
    const tokenHash = secrets.hashLinkSecret(secret);
    return accounts.changeAccount<Result<Member, TokenError>>(
      { by: 'token', purpose: 'change-email', tokenHash },
      null,
      (state) => {
        const { token, member } = state;
        if (token === null || member === null) return unchanged(err('token-invalid'));
        if (token.used && member.email === token.email) return unchanged(ok(member));
        const problem = tokenProblem(state, now, 'token-invalid');
        if (problem) return unchanged(err(problem));
        const changed: Member = { ...member, email: token.email, emailVerified: true, updatedAt: now };
        const newEmail = maskedEmail(token.email);
        const notice = { template: 'email-changed', to: member.email, newEmail, secret: null } as const;
        // Only a verified old address gets an undo link, because an unverified one may belong to a stranger.
        const undo = member.emailVerified
          ? newUndoLink(
              secrets,
              { memberId: member.id, email: member.email, createdAt: now, expiresAt: now + UNDO_LIFETIME },
              newEmail,
              now,
            )
          : null;
        return {
          writes: [
            ...deleteUnverified(state, now),
            ...putMember(changed, member),
            { kind: 'use-token', token },
            { kind: 'void-tokens', memberId: member.id, purposes: EVERY_LINK },
            { kind: 'end-registrations', email: changed.email },
            { kind: 'end-sessions', memberId: member.id },
            ...(undo ? [{ kind: 'add-token', token: undo.token } as const] : []),
            enqueue(undo?.job ?? mailJob(notice, tokenHash, now)),
          ],
          result: ok(afterEndOfSessions(changed)),
        };
      },
    );
  };

/**
 * Ends all sessions and removes all other ways to sign in, because a stranger may have changed the address.
 * Older undo links stay valid, because the oldest one was mailed to the rightful owner.
 */
export const undoEmailChange =
  ({ accounts, hasher, secrets, clock, lists }: Needs & { lists: MaintainedLists }) =>
  async (secret: string, newPassword: string): Promise<Result<null, UndoError | NewPasswordError>> => {
    const now = clock();
    const key = { by: 'token', purpose: 'undo-email-change', tokenHash: secrets.hashLinkSecret(secret) } as const;
    // Checks the link first, because hashing a password is expensive.
    const problem = await accounts.changeAccount(key, null, (state) =>
      unchanged(
        tokenProblem<UndoError>(state, now, 'address-has-account') ??
          newPasswordProblem(newPassword, state.token?.email ?? '', lists),
      ),
    );
    if (problem) return err(problem);
    const passwordHash = await hasher.hash(newPassword);
    return accounts.changeAccount<Result<null, UndoError>>(key, null, (state) => {
      const { token, member, credential } = state;
      const lateProblem = tokenProblem<UndoError>(state, now, 'address-has-account');
      if (token === null || member === null || lateProblem) return unchanged(err(lateProblem ?? 'token-invalid'));
      return {
        writes: [
          ...deleteUnverified(state, now),
          ...resetAccess(member, passwordHash, now, { createdAt: credential?.createdAt, email: token.email }),
          { kind: 'void-tokens', memberId: member.id, purposes: ['undo-email-change'], since: token.createdAt },
          enqueue(mailJob({ template: 'email-change-undone', to: member.email }, token.tokenHash, now)),
        ],
        result: ok(null),
      };
    });
  };

export type UndoError = TokenError | 'address-has-account';

const tokenProblem = <E>(state: AccountState, now: Timestamp, whenTaken: E): TokenError | E | null => {
  const { token, member } = state;
  if (token === null || member === null) return 'token-invalid';
  return problemOf(token, now) ?? (otherOwner(state)?.emailVerified ? whenTaken : null);
};

const deleteUnverified = (state: AccountState, now: Timestamp): readonly Write[] => {
  const owner = otherOwner(state);
  return owner && !owner.emailVerified ? deleteMember(owner, 'take-down', now) : [];
};

const otherOwner = ({ member, emailOwner }: AccountState): Member | null =>
  emailOwner?.id === member?.id ? null : emailOwner;
