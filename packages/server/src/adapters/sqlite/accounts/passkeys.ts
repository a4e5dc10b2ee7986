import type { MemberId } from '@twosides/domain/kernel';
import type { Passkey } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const findPasskey = (database: Database, credentialId: string): Passkey | null => {
  const row = database.first<PasskeyRow>('SELECT * FROM passkeys WHERE credential_id = ?', credentialId);
  return row && toPasskey(row);
};

export const findPasskeys = (database: Database, memberId: MemberId): Passkey[] =>
  database
    .all<PasskeyRow>('SELECT * FROM passkeys WHERE member_id = ? ORDER BY made_on, rowid', memberId)
    .map(toPasskey);

export const passkeyWrites = {
  'add-passkey': ({ database }, { passkey }) => {
    database.insert('passkeys', {
      id: passkey.id,
      credential_id: passkey.credentialId,
      member_id: passkey.memberId,
      public_key: passkey.publicKey,
      counter: passkey.counter,
      transports: JSON.stringify(passkey.transports),
      aaguid: passkey.aaguid,
      is_synced: Number(passkey.isSynced),
      rp_id: passkey.rpId,
      handle: passkey.handle,
      made_on: passkey.madeOn,
      last_used_on: passkey.lastUsedOn,
    });
  },
  'use-passkey': ({ database }, { passkey: { id, counter, isSynced, lastUsedOn } }) => {
    database.update('passkeys', { id }, { counter, is_synced: Number(isSynced), last_used_on: lastUsedOn });
  },
  'drop-passkeys': ({ database }, { memberId, id }) => {
    if (id === 'all') database.run('DELETE FROM passkeys WHERE member_id = ?', memberId);
    else database.run('DELETE FROM passkeys WHERE member_id = ? AND id = ?', memberId, id);
  },
  'end-passkey-sessions': ({ database }, { memberId, passkeyId }) => {
    database.run('DELETE FROM sessions WHERE member_id = ? AND passkey_id = ?', memberId, passkeyId);
  },
} satisfies Partial<WriteHandlers>;

type PasskeyRow = {
  readonly id: string;
  readonly credential_id: string;
  readonly member_id: string;
  readonly public_key: string;
  readonly counter: number;
  readonly transports: string;
  readonly aaguid: string;
  readonly is_synced: number;
  readonly rp_id: string;
  readonly handle: string;
  readonly made_on: number;
  readonly last_used_on: number | null;
};

const toPasskey = (row: PasskeyRow): Passkey => ({
  id: row.id,
  credentialId: row.credential_id,
  memberId: row.member_id as MemberId,
  publicKey: row.public_key,
  counter: row.counter,
  transports: JSON.parse(row.transports) as string[],
  aaguid: row.aaguid,
  isSynced: row.is_synced === 1,
  rpId: row.rp_id,
  handle: row.handle,
  madeOn: row.made_on,
  lastUsedOn: row.last_used_on,
});
