import { type AccountKey, type AccountState, type AccountStore, credentialsOf } from '@twosides/domain/accounts';
import type { MemberId } from '@twosides/domain/kernel';
import type { Member } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { confusableKeyOf } from '../../../look-alikes/confusable-key.ts';
import { transact } from '../apply-writes.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { findDevices } from '../sign-in/session-store.ts';
import { findCredential, findIdentities, findIdentityOwner, findPasskey, findPasskeys } from './credentials.ts';
import { deleteExpiredTokens, findPendingToken, findToken, findUndoToken } from './mail-tokens.ts';
import { SELECT_MEMBER } from './member-row.ts';
import { findRegistration, findRegistrations, isPasskeyPending } from './registrations.ts';

export const createAccountStore = (database: SiteDatabase): AccountStore => ({
  findMember: async (id) => findMember(database, id),
  findByEmail: async (email) =>
    database.read(() => {
      const member = findMemberByEmail(database, email);
      return member && { member, credential: findCredential(database, member.id) };
    }),
  findRegistrations: async (email, now) => findRegistrations(database, email, now),
  findPasskey: async (credentialId, now) =>
    database.read(
      () => findPasskey(database, credentialId) ?? (isPasskeyPending(database, credentialId, now) ? 'pending' : null),
    ),
  readSignIn: async (id, now) =>
    database.read(() => {
      const member = findMember(database, id);
      return (
        member && {
          member,
          credential: findCredential(database, id),
          identities: findIdentities(database, id),
          passkeys: findPasskeys(database, id),
          pendingEmail: findPendingToken(database, 'change-email', id, now),
          devices: findDevices(database, id),
        }
      );
    }),
  changeAccount: async (key, nickname, decide) => transact(database, decide, () => loadState(database, key, nickname)),
  sweepTokens: async (now) => database.write(() => deleteExpiredTokens(database, now)),
});

export const findMember = (database: Database, id: string): Member | null =>
  database.first(`${SELECT_MEMBER} WHERE id = ?`, id);

const findMemberByEmail = (database: Database, email: string): Member | null =>
  database.first(`${SELECT_MEMBER} WHERE email = ?`, email);

/** Also finds the owner of a look-alike nickname, preferably one other than `asking`. */
const findNicknameOwner = (database: Database, nickname: string, asking: MemberId | null): MemberId | null =>
  database.value(NICKNAME_OWNER, nicknameKey(nickname), confusableKeyOf(nickname), asking);

const NICKNAME_OWNER = 'SELECT id FROM users WHERE nickname_key = ? OR confusable_key = ? ORDER BY id IS ? LIMIT 1';

export const findTakenNames = (database: Database, names: readonly string[]): string[] =>
  names.filter((name) => findNicknameOwner(database, name, null) !== null);

const loadState = (database: SiteDatabase, key: AccountKey, nickname: string | null): AccountState => {
  const token = key.by === 'token' ? findToken(database, key.purpose, key.tokenHash) : null;
  const registration = key.by === 'registration' ? findRegistration(database, key.tokenHash) : null;
  const email = registration?.email ?? (key.by === 'email' ? key.email : null);
  const identity = 'identity' in key ? key.identity : registration?.identity;
  const identityOwner = identity ? findIdentityOwner(database, identity) : null;
  const asked = token?.email ?? email ?? ('email' in key ? key.email : null);
  const member = findKeyMember(database, key, token?.memberId ?? (registration ? null : identityOwner), email);
  const registrations = email === null ? [] : findRegistrations(database, email);
  return {
    member,
    suspendedUntil: 'isShown' in key ? findSuspension(database, key.id) : null,
    credential: member && findCredential(database, member.id),
    token,
    registration,
    registrations,
    undoToken: key.by === 'email' ? findUndoToken(database, key.email) : null,
    nicknameOwner: nickname === null ? null : findNicknameOwner(database, nickname, member?.id ?? null),
    emailOwner: asked ? findMemberByEmail(database, asked) : null,
    identityOwner,
    identities: member ? findIdentities(database, member.id) : [],
    passkeys: member ? findPasskeys(database, member.id) : [],
    takenPasskeys: credentialsOf(key, registrations).filter((id) => findPasskey(database, id) !== null),
  };
};

const findKeyMember = (
  database: Database,
  key: AccountKey,
  holder: MemberId | null,
  registered: string | null,
): Member | null => {
  if (key.by === 'id') return findMember(database, key.id);
  if (holder !== null) return findMember(database, holder);
  const email = registered ?? ('email' in key ? key.email : null);
  return email ? findMemberByEmail(database, email) : null;
};
