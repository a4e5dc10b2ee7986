import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';
import { findMailboxKey } from './claim-mailbox-key.ts';

/** Until when a member's mailbox is suspended, even if that has passed; null if never. */
export const findSuspension = (database: Database, secrets: Secrets, member: MemberId): Timestamp | null =>
  database.first<{ until: Timestamp }>(UNTIL, suspensionId(database, secrets, member))?.until ?? null;

const UNTIL = 'SELECT until FROM suspensions WHERE id = ?';

/** Shared by a mailbox's accounts; leads to none of them. */
export const suspensionId = (database: Database, secrets: Secrets, member: MemberId): string =>
  suspensionIdOf(secrets, findMailboxKey(database, member) ?? member);

/** @param key the mailbox key, or the id of a member without one */
export const suspensionIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  secrets.stampOf('suspension', key);
