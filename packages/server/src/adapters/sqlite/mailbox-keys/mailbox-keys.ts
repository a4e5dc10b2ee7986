import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import { canonicalMailbox, claimMailbox } from '@twosides/domain/mailbox-keys';
import type { Member } from '@twosides/domain/model';
import type { Database, SiteDatabase } from '../kernel/database.ts';

export const claimMailboxKey = (database: SiteDatabase, { id, email }: Pick<Member, 'id' | 'email'>): MailboxKey => {
  const mailbox = database.secrets.stampOf('mailbox', canonicalMailbox(email));
  const own = findMailboxKey(database, id);
  const claimed = database.value<MailboxKey>('SELECT mailbox_key FROM mailbox_keys WHERE mailbox = ?', mailbox);
  const { mailboxKey, isNew, isKept } = claimMailbox(own, claimed, database.secrets.newMailboxKey);
  if (isNew) database.insert('mailbox_keys', { mailbox, mailboxKey, endsAt: null });
  if (isKept) database.run('UPDATE mailbox_keys SET ends_at = NULL WHERE mailbox = ?', mailbox);
  if (own === null) database.run('UPDATE users SET mailbox_key = ? WHERE id = ?', mailboxKey, id);
  return mailboxKey;
};

export const findMailboxKey = (database: Database, member: MemberId): MailboxKey | null =>
  database.value<MailboxKey>('SELECT mailbox_key FROM users WHERE id = ?', member);

/** Call it after deleting the member, because it does nothing while a member has this mailbox key. */
export const endClaims = (database: Database, mailboxKey: MailboxKey, at: Timestamp): void => {
  if (!hasMember(database, mailboxKey))
    database.run('UPDATE mailbox_keys SET ends_at = ? WHERE mailbox_key = ? AND ends_at IS NULL', at, mailboxKey);
};

export const hasMember = (database: Database, mailboxKey: MailboxKey): boolean =>
  database.has('SELECT 1 FROM users WHERE mailbox_key = ? LIMIT 1', mailboxKey);

/** Null if no suspension is stored. A stored suspension may be over. */
export const findSuspension = (database: SiteDatabase, member: MemberId): Timestamp | null =>
  database.value<Timestamp>('SELECT until FROM suspensions WHERE id = ?', suspensionId(database, member));

/** All accounts of a mailbox share this id. Nobody can compute their id without the server's secret. */
export const suspensionId = (database: SiteDatabase, member: MemberId): string =>
  suspensionIdOf(database.secrets, findMailboxKey(database, member) ?? member);

export const suspensionIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  secrets.stampOf('suspension', key);
