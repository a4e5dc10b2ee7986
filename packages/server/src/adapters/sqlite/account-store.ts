import type {
  AccountChanges,
  AccountKey,
  AccountState,
  AccountStore,
  Credential,
  MailToken,
  Member,
  MemberId,
} from '@twosides/domain';
import { GEOMETRIC_AVATAR_ID, nicknameKey } from '@twosides/domain';
import type { Database } from './database.ts';
import { addIdentity, dropIdentities, findIdentities, findIdentityOwner } from './identities.ts';
import { enqueueJobs } from './job-queue.ts';
import {
  addToken,
  findPendingToken,
  findToken,
  forgetExpiredTokens,
  markTokenUsed,
  voidTokens,
} from './mail-tokens.ts';
import {
  type CredentialRow,
  type MemberRow,
  toCredential,
  toCredentialRow,
  toMember,
  toMemberRow,
} from './member-row.ts';
import { endSessionsOf } from './session-store.ts';

export const createAccountStore = (database: Database): AccountStore => ({
  findMember: async (id) => findMember(database, id),
  findByEmail: async (email) =>
    database.read(() => {
      const member = findMemberByEmail(database, email);
      return member && { member, credential: findCredential(database, member.id) };
    }),
  readSignIn: async (id, now) =>
    database.read(() => {
      const member = findMember(database, id);
      return (
        member && {
          member,
          credential: findCredential(database, id),
          identities: findIdentities(database, id),
          pendingEmail: findPendingToken(database, 'change-email', id, now),
        }
      );
    }),
  // The write lock is taken before the first read, so nothing can get in between and `decide` runs once.
  changeAccount: async (key, nickname, decide) =>
    database.write(() => {
      const state = loadState(database, key, nickname);
      const { changes, result } = decide(state);
      if (changes) save(database, state, changes);
      return result;
    }),
  sweepTokens: async (now) => database.write(() => forgetExpiredTokens(database, now)),
});

export const findMember = (database: Database, id: string): Member | null => {
  const row = database.first<MemberRow>('SELECT * FROM users WHERE id = ?', id);
  return row && toMember(row);
};

const findMemberByEmail = (database: Database, email: string): Member | null => {
  const row = database.first<MemberRow>('SELECT * FROM users WHERE email = ?', email);
  return row && toMember(row);
};

const findCredential = (database: Database, id: MemberId): Credential | null => {
  const row = database.first<CredentialRow>('SELECT * FROM user_auth WHERE user_id = ?', id);
  return row && toCredential(row);
};

const findNicknameOwner = (database: Database, nickname: string): MemberId | null =>
  database.first<{ id: MemberId }>('SELECT id FROM users WHERE nickname_key = ?', nicknameKey(nickname))?.id ?? null;

/** The keys of those names that are somebody's nickname. */
export const findTakenNames = (database: Database, names: readonly string[]): string[] =>
  names.filter((name) => findNicknameOwner(database, name) !== null).map(nicknameKey);

const loadState = (database: Database, key: AccountKey, nickname: string | null): AccountState => {
  const token = key.by === 'token' ? findToken(database, key.purpose, key.tokenHash) : null;
  const identity = 'identity' in key ? key.identity : undefined;
  const identityOwner = identity ? findIdentityOwner(database, identity) : null;
  const member = findKeyMember(database, key, token?.memberId ?? identityOwner);
  return {
    member,
    credential: member && findCredential(database, member.id),
    token,
    nicknameOwner: nickname === null ? null : findNicknameOwner(database, nickname),
    emailOwner: findEmailOwner(database, key, token),
    identityOwner,
    identities: member ? findIdentities(database, member.id) : [],
  };
};

const findEmailOwner = (database: Database, key: AccountKey, token: MailToken | null): MemberId | null => {
  const email = key.by === 'token' ? token?.email : key.email;
  return email ? (findMemberByEmail(database, email)?.id ?? null) : null;
};

/** @param holder whom the key's token or identity belongs to */
const findKeyMember = (database: Database, key: AccountKey, holder: MemberId | null): Member | null => {
  if (key.by === 'id') return findMember(database, key.id);
  if (holder !== null) return findMember(database, holder);
  const email = 'email' in key ? key.email : null;
  return email ? findMemberByEmail(database, email) : null;
};

const save = (database: Database, state: AccountState, changes: AccountChanges): void => {
  const { member = state.member, credential, token, conflictsShow, jobs = [] } = changes;
  if (changes.deleteMember && state.member) {
    deleteMember(database, state.member.id);
    enqueueJobs(database, jobs);
    return;
  }
  if (changes.member) database.upsert('users', 'id', toMemberRow(changes.member));
  if (changes.useToken && state.token) markTokenUsed(database, state.token);
  if (member) {
    if (credential === null) database.run('DELETE FROM user_auth WHERE user_id = ?', member.id);
    if (changes.dropIdentities) dropIdentities(database, changes.dropIdentities, member.id);
    for (const purpose of changes.voidTokens ?? []) voidTokens(database, purpose, member.id);
    if (changes.endSessions) endSessionsOf(database, member.id);
    if (conflictsShow) renameConflicts(database, member.id, conflictsShow);
  }
  if (credential) database.upsert('user_auth', 'user_id', toCredentialRow(credential));
  if (changes.addIdentity) addIdentity(database, changes.addIdentity);
  if (token) addToken(database, token);
  enqueueJobs(database, jobs);
};

/** Foreign keys take away what is the member's alone, and the sessions. */
const deleteMember = (database: Database, id: MemberId): void => {
  database.run('UPDATE comments SET author_id = NULL, avatar = ? WHERE author_id = ?', GEOMETRIC_AVATAR_ID, id);
  database.run('DELETE FROM users WHERE id = ?', id);
};

const renameConflicts = (
  database: Database,
  author: MemberId,
  shown: NonNullable<AccountChanges['conflictsShow']>,
): void => {
  database.run(
    'UPDATE conflicts SET user_nickname = ?, partner_nickname = ?, user_avatar_id = ?, partner_avatar_id = ? WHERE submitted_by = ? AND anonymous = 0',
    shown.userNickname,
    shown.partnerNickname,
    shown.userAvatarId,
    shown.partnerAvatarId,
    author,
  );
};
