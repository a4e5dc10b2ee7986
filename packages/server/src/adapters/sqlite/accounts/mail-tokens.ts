import type { MemberId } from '@twosides/domain/kernel';
import type { MailToken } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

type Purpose = MailToken['purpose'];

const TABLES: Readonly<Record<Purpose, string>> = {
  'sign-in': 'sign_in_tokens',
  'reset-password': 'password_reset_tokens',
  'change-email': 'email_change_tokens',
  'undo-email-change': 'email_undo_tokens',
};

export const findToken = (database: Database, purpose: Purpose, tokenHash: string): MailToken | null => {
  const row = database.first<TokenRow>(`SELECT * FROM ${TABLES[purpose]} WHERE token_hash = ?`, tokenHash);
  return row && toToken(purpose, row);
};

export const findPendingToken = (database: Database, purpose: Purpose, memberId: MemberId, now: number) => {
  const row = database.first<TokenRow>(
    `SELECT * FROM ${TABLES[purpose]} WHERE user_id = ? AND used = 0 AND expires_at > ? ORDER BY id DESC LIMIT 1`,
    memberId,
    now,
  );
  return row && toToken(purpose, row);
};

export const findUndoToken = (database: Database, email: string): MailToken | null => {
  const row = database.first<TokenRow>(
    'SELECT * FROM email_undo_tokens WHERE email = ? AND used = 0 ORDER BY created_at DESC LIMIT 1',
    email,
  );
  return row && toToken('undo-email-change', row);
};

export const tokenWrites = {
  'add-token': ({ database }, { token }) => {
    database.insert(TABLES[token.purpose], {
      user_id: token.memberId,
      token_hash: token.tokenHash,
      email: token.email,
      expires_at: token.expiresAt,
      used: Number(token.used),
      created_at: token.createdAt,
      ...(token.purpose === 'sign-in' && { return_to: token.returnTo }),
    });
  },
  'use-token': ({ database }, { token: { purpose, tokenHash } }) => {
    database.update(TABLES[purpose], { token_hash: tokenHash }, { used: 1 });
  },
  'void-tokens': ({ database }, { memberId, purposes, since = 0 }) => {
    for (const purpose of purposes)
      database.run(
        `UPDATE ${TABLES[purpose]} SET used = 1 WHERE user_id = ? AND used = 0 AND created_at >= ?`,
        memberId,
        since,
      );
  },
} satisfies Partial<WriteHandlers>;

export const deleteExpiredTokens = (database: Database, now: number): void => {
  for (const table of [...Object.values(TABLES), 'email_verification_tokens'])
    database.run(`DELETE FROM ${table} WHERE expires_at < ?`, now);
};

type TokenRow = {
  readonly user_id: string;
  readonly token_hash: string;
  readonly email: string;
  readonly expires_at: number;
  readonly used: number;
  readonly created_at: number;
  readonly return_to?: string | null;
};

const toToken = (purpose: Purpose, row: TokenRow): MailToken => ({
  memberId: row.user_id as MemberId,
  purpose,
  tokenHash: row.token_hash,
  email: row.email,
  expiresAt: row.expires_at,
  used: row.used === 1,
  createdAt: row.created_at,
  returnTo: row.return_to ?? null,
});
