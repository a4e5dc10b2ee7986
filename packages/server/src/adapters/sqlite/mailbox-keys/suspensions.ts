import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';
import { findMailboxKey } from './claim-mailbox-key.ts';

/** Finds when the suspension of a member's mailbox ends or ended; null if none is stored. */
export const findSuspension = (database: Database, secrets: Secrets, member: MemberId): Timestamp | null =>
  database.first<{ until: Timestamp }>(UNTIL, suspensionId(database, secrets, member))?.until ?? null;

const UNTIL = 'SELECT until FROM suspensions WHERE id = ?';

/**
 * Returns the suspension id that a mailbox's accounts share. Without the server's secret, it identifies none of them.
 */
export const suspensionId = (database: Database, secrets: Secrets, member: MemberId): string =>
  suspensionIdOf(secrets, findMailboxKey(database, member) ?? member);

/** @param key the mailbox key, or the id of a member without one */
export const suspensionIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  secrets.stampOf('suspension', key);
