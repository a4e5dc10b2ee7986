import type { MemberId } from '@twosides/domain/kernel';
import type { IdentityKey, LinkedIdentity, Passkey } from '@twosides/domain/model';
import type { Database, WriteHandlers } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

const IDENTITIES = recordsOf<LinkedIdentity>(
  { memberId: 'plain', provider: 'plain', subject: 'plain', createdAt: 'plain' },
  { memberId: 'user_id', subject: 'provider_account_id' },
);

export const findIdentityOwner = (database: Database, { provider, subject }: IdentityKey): MemberId | null =>
  IDENTITIES.first(database, 'SELECT * FROM accounts WHERE provider = ? AND provider_account_id = ?', provider, subject)
    ?.memberId ?? null;

export const findIdentities = (database: Database, memberId: string): LinkedIdentity[] =>
  IDENTITIES.all(database, 'SELECT * FROM accounts WHERE user_id = ? ORDER BY created_at, provider', memberId);

export const identityWrites = {
  'add-identity': (database, { identity }) => {
    database.insert('accounts', IDENTITIES.toRow(identity));
  },
  'drop-identities': (database, { memberId, provider }) => {
    if (provider === 'all') database.run('DELETE FROM accounts WHERE user_id = ?', memberId);
    else database.run('DELETE FROM accounts WHERE user_id = ? AND provider = ?', memberId, provider);
  },
} satisfies Partial<WriteHandlers>;

const PASSKEYS = recordsOf<Passkey>({
  id: 'plain',
  credentialId: 'plain',
  memberId: 'plain',
  publicKey: 'plain',
  counter: 'plain',
  transports: 'json',
  aaguid: 'plain',
  isSynced: 'flag',
  rpId: 'plain',
  handle: 'plain',
  madeOn: 'plain',
  lastUsedOn: 'plain',
});

export const findPasskey = (database: Database, credentialId: string): Passkey | null =>
  PASSKEYS.first(database, 'SELECT * FROM passkeys WHERE credential_id = ?', credentialId);

export const findPasskeys = (database: Database, memberId: MemberId): Passkey[] =>
  PASSKEYS.all(database, 'SELECT * FROM passkeys WHERE member_id = ? ORDER BY made_on, rowid', memberId);

export const passkeyWrites = {
  'add-passkey': (database, { passkey }) => {
    database.insert('passkeys', PASSKEYS.toRow(passkey));
  },
  'use-passkey': (database, { passkey: { id, counter, isSynced, lastUsedOn } }) => {
    database.update('passkeys', { id }, PASSKEYS.toRow({ counter, isSynced, lastUsedOn }));
  },
  'drop-passkeys': (database, { memberId, id }) => {
    if (id === 'all') database.run('DELETE FROM passkeys WHERE member_id = ?', memberId);
    else database.run('DELETE FROM passkeys WHERE member_id = ? AND id = ?', memberId, id);
  },
  'end-passkey-sessions': (database, { memberId, passkeyId }) => {
    database.run('DELETE FROM sessions WHERE member_id = ? AND passkey_id = ?', memberId, passkeyId);
  },
} satisfies Partial<WriteHandlers>;
