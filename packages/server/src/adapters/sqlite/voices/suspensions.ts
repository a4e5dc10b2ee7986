import type { MemberId, Secrets, Timestamp, Voice } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';
import { findVoice } from './claim-voice.ts';

/** Until when a member's voice is suspended, also where that is over; null: it is not. */
export const findSuspension = (database: Database, secrets: Secrets, member: MemberId): Timestamp | null =>
  database.first<{ until: Timestamp }>(UNTIL, suspensionId(database, secrets, member))?.until ?? null;

const UNTIL = 'SELECT until FROM suspensions WHERE id = ?';

/** All accounts of a mailbox have one; it leads to none of them. */
export const suspensionId = (database: Database, secrets: Secrets, member: MemberId): string =>
  suspensionIdOf(secrets, findVoice(database, member) ?? member);

/** @param key the voice; of a member without one the id */
export const suspensionIdOf = (secrets: Secrets, key: Voice | MemberId): string => secrets.stampOf('suspension', key);
