import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';
import { findMailboxKey } from './claim-mailbox-key.ts';

/** Until when a member's mailbox key is suspended, also where that is over; null: it is not. */
export const findSuspension = (database: Database, secrets: Secrets, member: MemberId): Timestamp | null =>
  database.first<{ until: Timestamp }>(UNTIL, suspensionId(database, secrets, member))?.until ?? null;

const UNTIL = 'SELECT until FROM suspensions WHERE id = ?';

/** All accounts of a mailbox have one; it leads to none of them. */
export const suspensionId = (database: Database, secrets: Secrets, member: MemberId): string =>
  suspensionIdOf(secrets, findMailboxKey(database, member) ?? member);

/** @param key the mailbox key; of a member without one the id */
export const suspensionIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  secrets.stampOf('suspension', key);
