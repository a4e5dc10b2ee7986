import type { AccountChanges, AccountKey, AccountState, AccountStore } from '@twosides/domain/accounts';
import type { MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import { type Credential, GEOMETRIC_AVATAR_ID, type Member } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import { skeletonOf } from '../../../look-alikes/skeleton.ts';
import { authorKeyOf, namesOf, OF_NOBODY } from '../../hidden-author.ts';
import { enqueueJobs } from '../jobs/job-queue.ts';
import type { Database } from '../kernel/database.ts';
import { endSessionsOf, findDevices } from '../sign-in/session-store.ts';
import { claimVoice, endClaims, findVoice } from '../voices/claim-voice.ts';
import { addIdentity, dropIdentities, findIdentities, findIdentityOwner } from './identities.ts';
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
import { addRegistration, endRegistrations, findRegistration, findRegistrations } from './registrations.ts';

export const createAccountStore = (database: Database, secrets: Secrets): AccountStore => ({
  findMember: async (id) => findMember(database, id),
  findByEmail: async (email) =>
    database.read(() => {
      const member = findMemberByEmail(database, email);
      return member && { member, credential: findCredential(database, member.id) };
    }),
  findRegistrations: async (email, now) => findRegistrations(database, email, now),
  readSignIn: async (id, now) =>
    database.read(() => {
      const member = findMember(database, id);
      return (
        member && {
          member,
          credential: findCredential(database, id),
          identities: findIdentities(database, id),
          pendingEmail: findPendingToken(database, 'change-email', id, now),
          devices: findDevices(database, id),
        }
      );
    }),
  // The write lock is taken before the first read, so nothing can get in between and `decide` runs once.
  changeAccount: async (key, nickname, decide) =>
    database.write(() => {
      const state = loadState(database, key, nickname);
      const { changes, result } = decide(state);
      if (changes) save(database, secrets, state, changes);
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

/** The one who has it or one that looks like it; somebody else before the one who asks. */
const findNicknameOwner = (database: Database, nickname: string, asking: MemberId | null): MemberId | null =>
  database.first<{ id: MemberId }>(NICKNAME_OWNER, nicknameKey(nickname), skeletonOf(nickname), asking)?.id ?? null;

const NICKNAME_OWNER = 'SELECT id FROM users WHERE nickname_key = ? OR nickname_skeleton = ? ORDER BY id IS ? LIMIT 1';

/** Those names that are somebody's nickname, or look like one. */
export const findTakenNames = (database: Database, names: readonly string[]): string[] =>
  names.filter((name) => findNicknameOwner(database, name, null) !== null);

const loadState = (database: Database, key: AccountKey, nickname: string | null): AccountState => {
  const token = key.by === 'token' ? findToken(database, key.purpose, key.tokenHash) : null;
  const registration = key.by === 'registration' ? findRegistration(database, key.tokenHash) : null;
  const email = registration?.email ?? (key.by === 'email' ? key.email : null);
  const identity = 'identity' in key ? key.identity : undefined;
  const identityOwner = identity ? findIdentityOwner(database, identity) : null;
  const member = findKeyMember(database, key, token?.memberId ?? identityOwner, email);
  return {
    member,
    credential: member && findCredential(database, member.id),
    token,
    registration,
    registrations: email === null ? [] : findRegistrations(database, email),
    nicknameOwner: nickname === null ? null : findNicknameOwner(database, nickname, member?.id ?? null),
    emailOwner: findEmailOwner(database, token?.email ?? email ?? ('email' in key ? key.email : null)),
    identityOwner,
    identities: member ? findIdentities(database, member.id) : [],
  };
};

const findEmailOwner = (database: Database, email: string | null | undefined): MemberId | null =>
  email ? (findMemberByEmail(database, email)?.id ?? null) : null;

/**
 * @param holder whom the key's token or identity belongs to
 * @param registered the address of the key's registration
 */
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

const saveMember = (database: Database, member: Member): void => {
  const { userNickname } = member;
  const nickname_skeleton = userNickname === null ? null : skeletonOf(userNickname);
  database.upsert('users', 'id', { ...toMemberRow(member), nickname_skeleton });
};

const save = (database: Database, secrets: Secrets, state: AccountState, changes: AccountChanges): void => {
  const { member = state.member, credential, token, conflictsShow, jobs = [] } = changes;
  if (changes.deleteMember && state.member) {
    deleteMember(database, secrets, state.member, changes.claimsEndAt ?? 0);
    enqueueJobs(database, secrets, jobs);
    return;
  }
  if (changes.member) saveMember(database, changes.member);
  if (changes.member?.emailVerified) claimVoice(database, secrets, changes.member);
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
  if (changes.endRegistrations !== undefined) endRegistrations(database, changes.endRegistrations);
  if (changes.addRegistration) addRegistration(database, changes.addRegistration);
  enqueueJobs(database, secrets, jobs);
};

/** Foreign keys take away what is the member's alone, and the sessions. */
const deleteMember = (database: Database, secrets: Secrets, { id, email }: Member, claimsEndAt: Timestamp): void => {
  const voice = findVoice(database, id);
  database.run('UPDATE comments SET author_id = NULL, avatar = ? WHERE author_id = ?', GEOMETRIC_AVATAR_ID, id);
  database.run(DISOWN_COMMENTS, OF_NOBODY.key, OF_NOBODY.sealed, authorKeyOf(secrets, id));
  database.run('DELETE FROM alerts WHERE recipient IN (?, ?)', ...namesOf(secrets, id));
  database.run('DELETE FROM email_verification_tokens WHERE email = ?', email);
  database.run('DELETE FROM users WHERE id = ?', id);
  if (voice) endClaims(database, voice, claimsEndAt);
};

const DISOWN_COMMENTS = 'UPDATE comments SET author_key = ?, author_sealed = ? WHERE author_key = ?';

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
