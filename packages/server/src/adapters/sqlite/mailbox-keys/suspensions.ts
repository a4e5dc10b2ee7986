import type { MailboxKey, MemberId, Secrets, Timestamp } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';
import { findMailboxKey } from './claim-mailbox-key.ts';

/** Null if no suspension is stored. A stored suspension may be over. */
export const findSuspension = (database: Database, secrets: Secrets, member: MemberId): Timestamp | null =>
  database.value<Timestamp>('SELECT until FROM suspensions WHERE id = ?', suspensionId(database, secrets, member));

/** All accounts of a mailbox share this id. Nobody can compute their id without the server's secret. */
export const suspensionId = (database: Database, secrets: Secrets, member: MemberId): string =>
  suspensionIdOf(secrets, findMailboxKey(database, member) ?? member);

export const suspensionIdOf = (secrets: Secrets, key: MailboxKey | MemberId): string =>
  secrets.stampOf('suspension', key);
