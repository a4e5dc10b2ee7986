import type { Timestamp } from '@twosides/domain/kernel';
import type { PendingRegistration, ProviderName } from '@twosides/domain/model';
import type { Database, Row, WriteHandlers } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

const REGISTRATIONS = recordsOf<Omit<PendingRegistration, 'identity'>>(
  {
    tokenHash: 'plain',
    email: 'plain',
    memberId: 'plain',
    passwordHash: 'plain',
    passkey: 'json',
    browserHash: 'plain',
    returnTo: 'plain',
    used: 'flag',
    createdAt: 'plain',
    expiresAt: 'plain',
  },
  { memberId: 'user_id' },
);

export const findRegistration = (database: Database, tokenHash: string): PendingRegistration | null => {
  const row = database.first<RegistrationRow>(
    'SELECT * FROM email_verification_tokens WHERE token_hash = ?',
    tokenHash,
  );
  return row && toRegistration(row);
};

export const findRegistrations = (database: Database, email: string, now: Timestamp = 0): PendingRegistration[] =>
  database
    .all<RegistrationRow>(
      'SELECT * FROM email_verification_tokens WHERE email = ? AND used = 0 AND expires_at > ? ORDER BY id DESC LIMIT 200',
      email,
      now,
    )
    .map(toRegistration);

export const isPasskeyPending = (database: Database, credentialId: string, now: Timestamp): boolean =>
  database.first(PENDING_PASSKEY, credentialId, now) !== null;

const PENDING_PASSKEY = `SELECT 1 FROM email_verification_tokens
  WHERE passkey ->> 'credentialId' = ? AND passkey IS NOT NULL AND used = 0 AND expires_at > ?`;

export const registrationWrites = {
  'add-registration': (database, { registration }) => {
    database.insert('email_verification_tokens', {
      ...REGISTRATIONS.toRow(registration),
      provider: registration.identity?.provider ?? null,
      provider_account_id: registration.identity?.subject ?? null,
    });
  },
  'end-registrations': (database, { email }) => {
    const forgotten = {
      used: 1,
      provider: null,
      provider_account_id: null,
      password_hash: null,
      passkey: null,
      browser_hash: null,
      return_to: null,
    };
    database.update('email_verification_tokens', { email }, forgotten);
  },
} satisfies Partial<WriteHandlers>;

type RegistrationRow = Row & {
  readonly provider: ProviderName | null;
  readonly provider_account_id: string | null;
};

const toRegistration = (row: RegistrationRow): PendingRegistration => ({
  ...REGISTRATIONS.read(row),
  identity:
    row.provider !== null && row.provider_account_id !== null
      ? { provider: row.provider, subject: row.provider_account_id }
      : null,
});
