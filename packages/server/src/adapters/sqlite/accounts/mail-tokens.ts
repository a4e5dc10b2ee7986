import type { MemberId } from '@twosides/domain/kernel';
import type { MailToken } from '@twosides/domain/model';
import type { Database, WriteHandlers } from '../kernel/database.ts';
import type { Value } from '../kernel/rows.ts';

type Purpose = MailToken['purpose'];

const TABLES: Readonly<Record<Purpose, string>> = {
  'sign-in': 'sign_in_tokens',
  'reset-password': 'password_reset_tokens',
  'change-email': 'email_change_tokens',
  'undo-email-change': 'email_undo_tokens',
};

const first = (database: Database, purpose: Purpose, where: string, ...values: Value[]): MailToken | null => {
  const returnTo = purpose === 'sign-in' ? 'return_to' : 'NULL AS return_to';
  const row = database.first<Omit<MailToken, 'purpose'>>(
    `SELECT user_id AS member_id, token_hash, email, expires_at, used, created_at, ${returnTo} FROM ${TABLES[purpose]}
     WHERE ${where} LIMIT 1`,
    ...values,
  );
  return row && { ...row, purpose };
};

export const findToken = (database: Database, purpose: Purpose, tokenHash: string): MailToken | null =>
  first(database, purpose, 'token_hash = ?', tokenHash);

export const findPendingToken = (database: Database, purpose: Purpose, memberId: MemberId, now: number) =>
  first(database, purpose, 'user_id = ? AND used = 0 AND expires_at > ? ORDER BY id DESC', memberId, now);

export const findUndoToken = (database: Database, email: string): MailToken | null =>
  first(database, 'undo-email-change', 'email = ? AND used = 0 ORDER BY created_at DESC', email);

export const tokenWrites = {
  'add-token': (database, { token: { purpose, memberId: userId, returnTo, ...token } }) => {
    database.insert(TABLES[purpose], { userId, ...token, ...(purpose === 'sign-in' && { returnTo }) });
  },
  'use-token': (database, { token: { purpose, tokenHash } }) => {
    database.update(TABLES[purpose], { tokenHash }, { used: true });
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
