import type { MemberId } from '@twosides/domain/kernel';
import type { Passkey } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

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
  'add-passkey': ({ database }, { passkey }) => {
    database.insert('passkeys', PASSKEYS.toRow(passkey));
  },
  'use-passkey': ({ database }, { passkey: { id, counter, isSynced, lastUsedOn } }) => {
    database.update('passkeys', { id }, PASSKEYS.toRow({ counter, isSynced, lastUsedOn }));
  },
  'drop-passkeys': ({ database }, { memberId, id }) => {
    if (id === 'all') database.run('DELETE FROM passkeys WHERE member_id = ?', memberId);
    else database.run('DELETE FROM passkeys WHERE member_id = ? AND id = ?', memberId, id);
  },
  'end-passkey-sessions': ({ database }, { memberId, passkeyId }) => {
    database.run('DELETE FROM sessions WHERE member_id = ? AND passkey_id = ?', memberId, passkeyId);
  },
} satisfies Partial<WriteHandlers>;
