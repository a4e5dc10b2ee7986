import type { MailboxKey } from '@twosides/domain/kernel';
import type { MailboxKeyStore } from '@twosides/domain/mailbox-keys';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { randomizeSql } from '../kernel/randomize.ts';
import { hasMember, suspensionIdOf } from './mailbox-keys.ts';

export const createMailboxKeyStore = (database: SiteDatabase): MailboxKeyStore => ({
  endNext: async (now, limit) =>
    database.write(() => {
      const ended = database.value<MailboxKey>(ENDED, now);
      if (ended === null) return false;
      if (!isAlive(database, ended, now)) {
        if (forget(database, ended, limit)) return true;
        database.run('DELETE FROM suspensions WHERE id = ?', suspensionIdOf(database.secrets, ended));
      }
      database.run('DELETE FROM mailbox_keys WHERE mailbox_key = ? AND ends_at <= ?', ended, now);
      return true;
    }),
  hasEstablished: async (count, rule, now) =>
    database.all(ESTABLISHED, rule.votes, rule.votingDays, now - rule.age, count).length === count,
});

const ESTABLISHED = `
  SELECT 1 FROM votes GROUP BY voter_ref
  HAVING count(*) >= ? AND count(DISTINCT voted_at) >= ? AND min(voted_at) <= ? LIMIT ?`;

const ENDED = 'SELECT mailbox_key FROM mailbox_keys WHERE ends_at <= ? ORDER BY ends_at LIMIT 1';

const isAlive = (database: Database, mailboxKey: MailboxKey, now: number): boolean =>
  hasMember(database, mailboxKey) || database.has(CLAIMED, mailboxKey, now);

const CLAIMED = 'SELECT 1 FROM mailbox_keys WHERE mailbox_key = ? AND (ends_at IS NULL OR ends_at > ?) LIMIT 1';

const forget = (database: SiteDatabase, mailboxKey: MailboxKey, limit: number): boolean =>
  LEFT.map(([rows, sql]) => database.run(sql, database.secrets.mailboxIdOf(rows, mailboxKey), limit)).includes(limit);

const LEFT = [
  ['votes', randomizeSql('votes', 'conflict_id, mailbox_id', 'mailbox_id')],
  ['marks', randomizeSql('helpful_marks', 'comment_id, mailbox_id', 'mailbox_id')],
  ['reports', randomizeSql('reports', 'item_kind, item_id, mailbox_id', 'mailbox_id')],
] as const;
