import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { canonicalMailbox } from '@twosides/domain/voices';
import { type Database, openDatabase } from '../kernel/database.ts';

/** Of a database file; see {@link planVoices}. */
export const planVoicesIn = (path: string, secrets: Secrets) => {
  const database = openDatabase(path);
  try {
    return planVoices(database, secrets);
  } finally {
    database.close();
  }
};

/** What the migration to voices would do; null where it is done. Changes nothing. */
export const planVoices = (database: Database, secrets: Secrets) => {
  const version = database.first<{ user_version: number }>('PRAGMA user_version')?.user_version ?? 0;
  if (version < 1 || version > 17) return null;
  const members = database.all<{ id: MemberId; email: string }>('SELECT id, email FROM users WHERE email_verified = 1');
  const mailboxes = Map.groupBy(members, ({ email }) => canonicalMailbox(email));
  const shared = [...mailboxes.values()].filter((accounts) => accounts.length > 1);
  return {
    members: members.length,
    voices: mailboxes.size,
    sharedMailboxes: shared.length,
    votesCountedOut: shared.reduce((sum, accounts) => sum + countDoubles(database, secrets, accounts), 0),
  };
};

const countDoubles = (database: Database, secrets: Secrets, accounts: readonly { id: MemberId }[]): number => {
  const conflicts = accounts.flatMap(({ id }) =>
    database.all<{ conflict_id: number }>(
      'SELECT conflict_id FROM votes WHERE user_fingerprint = ?',
      secrets.voterOf(id),
    ),
  );
  return conflicts.length - new Set(conflicts.map(({ conflict_id }) => conflict_id)).size;
};
