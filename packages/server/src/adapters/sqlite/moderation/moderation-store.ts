import type { ModerationStore } from '@twosides/domain/moderation';
import type { SiteDatabase } from '../kernel/database.ts';
import { findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { type ItemRow, readRulings, toItem } from './rulings.ts';

export const createModerationStore = (database: SiteDatabase): ModerationStore => ({
  appoint: async (member) => {
    database.run('INSERT OR IGNORE INTO moderators SELECT id FROM users WHERE id = ?', member);
  },
  dismiss: async (member) => {
    database.run('DELETE FROM moderators WHERE member_id = ?', member);
  },
  isModerator: async (member) => database.has('SELECT 1 FROM moderators WHERE member_id = ?', member),
  suspendedUntil: async (member) => findSuspension(database, member),
  listClaims: async (now) =>
    database
      .all<ItemRow & { by: string; until: number }>(CLAIMS, now)
      .map(({ by, until, ...item }) => ({ item: toItem(item), by, until })),
  listRulings: async (items) => database.read(() => items.flatMap((item) => readRulings(database, item))),
});

const CLAIMS = 'SELECT item_kind, item_id, claimed_by AS by, until FROM case_claims WHERE until > ?';
