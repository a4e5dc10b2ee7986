import type { MemberId } from '@twosides/domain/kernel';
import type { IdentityKey, LinkedIdentity } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

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
  'add-identity': ({ database }, { identity }) => {
    database.insert('accounts', IDENTITIES.toRow(identity));
  },
  'drop-identities': ({ database }, { memberId, provider }) => {
    if (provider === 'all') database.run('DELETE FROM accounts WHERE user_id = ?', memberId);
    else database.run('DELETE FROM accounts WHERE user_id = ? AND provider = ?', memberId, provider);
  },
} satisfies Partial<WriteHandlers>;
