import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';
import { findMailboxKey } from './claim-mailbox-key.ts';

/** The suspension may be over; null if none is stored. */
export const findSuspension = (database: Database, secrets: Secrets, member: MemberId): Timestamp | null =>
  database.first<{ until: Timestamp }>(UNTIL, suspensionId(database, secrets, member))?.until ?? null;

const UNTIL = 'SELECT until FROM suspensions WHERE id = ?';

/** Shared by a mailbox's accounts. Identifies them only with the server's secret. */
export const suspensionId = (database: Database, secrets: Secrets, member: MemberId): string =>
  suspensionIdOf(secrets, findMailboxKey(database, member) ?? member);

/** For a member without a mailbox key, `key` is the member id. */
export const suspensionIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  secrets.stampOf('suspension', key);
