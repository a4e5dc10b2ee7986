import type { MemberId } from '@twosides/domain/kernel';
import type { Credential, IdentityKey, LinkedIdentity, Passkey } from '@twosides/domain/model';
import type { Database, WriteHandlers } from '../kernel/database.ts';

export const findCredential = (database: Database, id: MemberId): Credential | null =>
  database.first(
    'SELECT user_id AS member_id, password_hash, created_at, updated_at FROM user_auth WHERE user_id = ?',
    id,
  );

export const findIdentityOwner = (database: Database, { provider, subject }: IdentityKey): MemberId | null =>
  database.value('SELECT user_id FROM accounts WHERE provider = ? AND provider_account_id = ?', provider, subject);

export const findIdentities = (database: Database, memberId: MemberId): LinkedIdentity[] =>
  database
    .all<Omit<LinkedIdentity, 'subject'> & { readonly providerAccountId: string }>(IDENTITIES, memberId)
    .map(({ providerAccountId, ...identity }) => ({ ...identity, subject: providerAccountId }));

const IDENTITIES = `
  SELECT user_id AS member_id, provider, provider_account_id, created_at FROM accounts
  WHERE user_id = ? ORDER BY created_at, provider`;

export const findPasskey = (database: Database, credentialId: string): Passkey | null =>
  database.first('SELECT * FROM passkeys WHERE credential_id = ?', credentialId);

export const findPasskeys = (database: Database, memberId: MemberId): Passkey[] =>
  database.all('SELECT * FROM passkeys WHERE member_id = ? ORDER BY made_on, rowid', memberId);

export const credentialWrites = {
  'put-credential': (database, { credential: { memberId: userId, ...credential } }) => {
    database.upsert('user_auth', 'user_id', { userId, ...credential });
  },
  'drop-credential': (database, { memberId }) => {
    database.run('DELETE FROM user_auth WHERE user_id = ?', memberId);
  },
  'add-identity': (database, { identity: { memberId: userId, provider, subject: providerAccountId, createdAt } }) => {
    database.insert('accounts', { userId, provider, providerAccountId, createdAt });
  },
  'drop-identities': (database, { memberId, provider }) => {
    if (provider === 'all') database.run('DELETE FROM accounts WHERE user_id = ?', memberId);
    else database.run('DELETE FROM accounts WHERE user_id = ? AND provider = ?', memberId, provider);
  },
  'add-passkey': (database, { passkey }) => {
    database.insert('passkeys', passkey);
  },
  'use-passkey': (database, { passkey: { id, counter, isSynced, lastUsedOn } }) => {
    database.update('passkeys', { id }, { counter, isSynced, lastUsedOn });
  },
  'drop-passkeys': (database, { memberId, id }) => {
    if (id === 'all') database.run('DELETE FROM passkeys WHERE member_id = ?', memberId);
    else database.run('DELETE FROM passkeys WHERE member_id = ? AND id = ?', memberId, id);
  },
  'end-passkey-sessions': (database, { memberId, passkeyId }) => {
    database.run('DELETE FROM sessions WHERE member_id = ? AND passkey_id = ?', memberId, passkeyId);
  },
} satisfies Partial<WriteHandlers>;
