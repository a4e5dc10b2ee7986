import type { Secrets } from '@twosides/domain/kernel';
import type { AppealSide, ContentNote, Ruling, Suspension } from '@twosides/domain/model';
import type { ModerationStore } from '@twosides/domain/moderation';
import type { Database } from '../kernel/database.ts';
import { findSuspension } from '../mailbox-keys/suspensions.ts';
import { type ItemRow, toItem } from './report-store.ts';

export const createModerationStore = (database: Database, secrets: Secrets): ModerationStore => ({
  appoint: async (member) => {
    database.run('INSERT OR IGNORE INTO moderators SELECT id FROM users WHERE id = ?', member);
  },
  dismiss: async (member) => {
    database.run('DELETE FROM moderators WHERE member_id = ?', member);
  },
  isModerator: async (member) => database.first('SELECT 1 FROM moderators WHERE member_id = ?', member) !== null,
  suspendedUntil: async (member) => findSuspension(database, secrets, member),
  listClaims: async (now) =>
    database
      .all<ItemRow & { claimed_by: string; until: number }>('SELECT * FROM case_claims WHERE until > ?', now)
      .map((row) => ({ item: toItem(row), by: row.claimed_by, until: row.until })),
  listRulings: async (items) =>
    database.read(() =>
      items.flatMap(({ kind, id }) => database.all<RulingRow>(OF_ITEM, kind, String(id)).map(toRuling)),
    ),
});

const OF_ITEM = 'SELECT * FROM rulings WHERE item_kind = ? AND item_id = ? ORDER BY at';

export type RulingRow = ItemRow &
  Pick<Ruling, 'verdict' | 'effect' | 'ground' | 'facts' | 'at'> & {
    readonly id: string;
    readonly ruled_by: string;
    readonly appeal_of: string | null;
    readonly appeal_side: AppealSide | null;
    readonly suspension: Suspension | null;
    readonly notes: string | null;
  };

export const toRuling = (row: RulingRow): Ruling => ({
  item: toItem(row),
  verdict: row.verdict,
  effect: row.effect,
  ground: row.ground,
  facts: row.facts,
  by: row.ruled_by,
  at: row.at,
  ...(row.suspension !== null && { suspension: row.suspension }),
  ...(row.notes !== null && { notes: JSON.parse(row.notes) as readonly ContentNote[] }),
  ...(row.appeal_of !== null &&
    row.appeal_side !== null && { answers: { ruling: row.appeal_of, side: row.appeal_side } }),
});
