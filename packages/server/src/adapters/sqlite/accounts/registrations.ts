import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import type { NewPasskey, PendingRegistration, ProviderName } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

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
  'add-registration': ({ database }, { registration }) => {
    database.insert('email_verification_tokens', {
      user_id: registration.memberId,
      token_hash: registration.tokenHash,
      email: registration.email,
      provider: registration.identity?.provider ?? null,
      provider_account_id: registration.identity?.subject ?? null,
      password_hash: registration.passwordHash,
      passkey: registration.passkey && JSON.stringify(registration.passkey),
      browser_hash: registration.browserHash,
      return_to: registration.returnTo,
      expires_at: registration.expiresAt,
      used: Number(registration.used),
      created_at: registration.createdAt,
    });
  },
  'end-registrations': ({ database }, { email }) => {
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

type RegistrationRow = {
  readonly user_id: MemberId | null;
  readonly token_hash: string;
  readonly email: string;
  readonly provider: ProviderName | null;
  readonly provider_account_id: string | null;
  readonly password_hash: string | null;
  readonly passkey: string | null;
  readonly browser_hash: string | null;
  readonly return_to: string | null;
  readonly expires_at: number;
  readonly used: number;
  readonly created_at: number;
};

const toRegistration = (row: RegistrationRow): PendingRegistration => ({
  tokenHash: row.token_hash,
  email: row.email,
  memberId: row.user_id,
  identity:
    row.provider !== null && row.provider_account_id !== null
      ? { provider: row.provider, subject: row.provider_account_id }
      : null,
  passwordHash: row.password_hash,
  passkey: row.passkey === null ? null : (JSON.parse(row.passkey) as NewPasskey),
  browserHash: row.browser_hash,
  returnTo: row.return_to,
  used: row.used === 1,
  createdAt: row.created_at,
  expiresAt: row.expires_at,
});
