import type { MemberId } from '@twosides/domain/kernel';
import type { MailToken } from '@twosides/domain/model';
import type { Database, Row, WriteHandlers } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

type Purpose = MailToken['purpose'];

const TABLES: Readonly<Record<Purpose, string>> = {
  'sign-in': 'sign_in_tokens',
  'reset-password': 'password_reset_tokens',
  'change-email': 'email_change_tokens',
  'undo-email-change': 'email_undo_tokens',
};

const TOKENS = recordsOf<Omit<MailToken, 'purpose' | 'returnTo'>>(
  { memberId: 'plain', tokenHash: 'plain', email: 'plain', expiresAt: 'plain', used: 'flag', createdAt: 'plain' },
  { memberId: 'user_id' },
);

const first = (database: Database, purpose: Purpose, where: string, ...values: Row[string][]): MailToken | null => {
  const row = database.first<Row>(`SELECT * FROM ${TABLES[purpose]} WHERE ${where} LIMIT 1`, ...values);
  return row && { ...TOKENS.read(row), purpose, returnTo: (row.return_to ?? null) as string | null };
};

export const findToken = (database: Database, purpose: Purpose, tokenHash: string): MailToken | null =>
  first(database, purpose, 'token_hash = ?', tokenHash);

export const findPendingToken = (database: Database, purpose: Purpose, memberId: MemberId, now: number) =>
  first(database, purpose, 'user_id = ? AND used = 0 AND expires_at > ? ORDER BY id DESC', memberId, now);

export const findUndoToken = (database: Database, email: string): MailToken | null =>
  first(database, 'undo-email-change', 'email = ? AND used = 0 ORDER BY created_at DESC', email);

export const tokenWrites = {
  'add-token': (database, { token }) => {
    database.insert(TABLES[token.purpose], {
      ...TOKENS.toRow(token),
      ...(token.purpose === 'sign-in' && { return_to: token.returnTo }),
    });
  },
  'use-token': (database, { token: { purpose, tokenHash } }) => {
    database.update(TABLES[purpose], { token_hash: tokenHash }, { used: 1 });
  },
  'void-tokens': (database, { memberId, purposes, since = 0 }) => {
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
