import type { MemberId } from '@twosides/domain/kernel';
import type { IdentityKey, LinkedIdentity } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

type IdentityRow = {
  readonly user_id: string;
  readonly provider: string;
  readonly provider_account_id: string;
  readonly created_at: number;
};

export const findIdentityOwner = (database: Database, { provider, subject }: IdentityKey): MemberId | null =>
  database.first<{ user_id: MemberId }>(
    'SELECT user_id FROM accounts WHERE provider = ? AND provider_account_id = ?',
    provider,
    subject,
  )?.user_id ?? null;

export const findIdentities = (database: Database, memberId: string): LinkedIdentity[] =>
  database
    .all<IdentityRow>(
      'SELECT user_id, provider, provider_account_id, created_at FROM accounts WHERE user_id = ? ORDER BY created_at, provider',
      memberId,
    )
    .map(toIdentity);

export const identityWrites = {
  'add-identity': ({ database }, { identity: { memberId, provider, subject, createdAt } }) => {
    const row = { user_id: memberId, provider, provider_account_id: subject, created_at: createdAt };
    database.insert('accounts', row);
  },
  'drop-identities': ({ database }, { memberId, provider }) => {
    if (provider === 'all') database.run('DELETE FROM accounts WHERE user_id = ?', memberId);
    else database.run('DELETE FROM accounts WHERE user_id = ? AND provider = ?', memberId, provider);
  },
} satisfies Partial<WriteHandlers>;

const toIdentity = (row: IdentityRow): LinkedIdentity => ({
  memberId: row.user_id as MemberId,
  provider: row.provider as LinkedIdentity['provider'],
  subject: row.provider_account_id,
  createdAt: row.created_at,
});
