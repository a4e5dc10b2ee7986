import type { Timestamp } from '@twosides/domain/kernel';
import type { PendingRegistration, ProviderName } from '@twosides/domain/model';
import type { Database, WriteHandlers } from '../kernel/database.ts';

export const findRegistration = (database: Database, tokenHash: string): PendingRegistration | null => {
  const row = database.first<RegistrationRow>(`${SELECT} WHERE token_hash = ?`, tokenHash);
  return row && toRegistration(row);
};

export const findRegistrations = (database: Database, email: string, now: Timestamp = 0): PendingRegistration[] =>
  database
    .all<RegistrationRow>(
      `${SELECT} WHERE email = ? AND used = 0 AND expires_at > ? ORDER BY id DESC LIMIT 200`,
      email,
      now,
    )
    .map(toRegistration);

const SELECT = `
  SELECT token_hash, email, user_id AS member_id, provider, provider_account_id, password_hash, passkey,
    browser_hash, return_to, used, created_at, expires_at
  FROM email_verification_tokens`;

export const isPasskeyPending = (database: Database, credentialId: string, now: Timestamp): boolean =>
  database.has(PENDING_PASSKEY, credentialId, now);

const PENDING_PASSKEY = `SELECT 1 FROM email_verification_tokens
  WHERE passkey ->> 'credentialId' = ? AND passkey IS NOT NULL AND used = 0 AND expires_at > ?`;

export const registrationWrites = {
  'add-registration': (database, { registration: { memberId: userId, identity, ...registration } }) => {
    database.insert('email_verification_tokens', {
      userId,
      ...registration,
      provider: identity?.provider ?? null,
      providerAccountId: identity?.subject ?? null,
    });
  },
  'end-registrations': (database, { email }) => {
    const forgotten = {
      used: true,
      provider: null,
      providerAccountId: null,
      passwordHash: null,
      passkey: null,
      browserHash: null,
      returnTo: null,
    };
    database.update('email_verification_tokens', { email }, forgotten);
  },
} satisfies Partial<WriteHandlers>;

type RegistrationRow = Omit<PendingRegistration, 'identity'> & {
  readonly provider: ProviderName | null;
  readonly providerAccountId: string | null;
};

const toRegistration = ({ provider, providerAccountId, ...row }: RegistrationRow): PendingRegistration => ({
  ...row,
  identity: provider !== null && providerAccountId !== null ? { provider, subject: providerAccountId } : null,
});
