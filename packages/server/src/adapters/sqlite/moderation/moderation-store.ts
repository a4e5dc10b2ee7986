import type { ConflictId, Secrets } from '@twosides/domain/kernel';
import type { Ruling } from '@twosides/domain/model';
import type { ModerationStore } from '@twosides/domain/moderation';
import { authorKeyOf } from '../../hidden-author.ts';
import type { Database } from '../kernel/database.ts';
import { type ItemRow, toItem } from './report-store.ts';

export const createModerationStore = (database: Database, secrets: Secrets): ModerationStore => ({
  appoint: async (member) => {
    database.run('INSERT OR IGNORE INTO moderators SELECT id FROM users WHERE id = ?', member);
  },
  dismiss: async (member) => {
    database.run('DELETE FROM moderators WHERE member_id = ?', member);
  },
  isModerator: async (member) => database.first('SELECT 1 FROM moderators WHERE member_id = ?', member) !== null,
  listClaims: async (now) =>
    database
      .all<ItemRow & { claimed_by: string; until: number }>('SELECT * FROM case_claims WHERE until > ?', now)
      .map((row) => ({ item: toItem(row), by: row.claimed_by, until: row.until })),
  listRulings: async (items) =>
    database.read(() =>
      items.flatMap(({ kind, id }) => database.all<RulingRow>(OF_ITEM, kind, String(id)).map(toRuling)),
    ),
  listStatements: async (author, limit) => {
    const key = authorKeyOf(secrets, author);
    return database.all<StatementRow>(STATEMENTS, author, key, author, key, limit).map((row) => ({
      ...toRuling(row),
      id: row.id,
      conflictId: row.conflict_id as ConflictId,
      conflictTitle: row.conflict_title,
    }));
  },
});

const OF_ITEM = 'SELECT * FROM rulings WHERE item_kind = ? AND item_id = ? ORDER BY at';

/** What is in the author's name and what is not, each by its index. */
const STATEMENTS = `
  WITH own AS (
    SELECT 'conflict' AS item_kind, CAST(id AS TEXT) AS item_id, id AS conflict_id FROM conflicts WHERE submitted_by = ?
    UNION ALL SELECT 'conflict', CAST(id AS TEXT), id FROM conflicts WHERE author_key = ?
    UNION ALL SELECT 'comment', id, conflict_id FROM comments WHERE author_id = ?
    UNION ALL SELECT 'comment', id, conflict_id FROM comments WHERE author_key = ?
  )
  SELECT rulings.*, own.conflict_id, conflicts.title AS conflict_title
  FROM own CROSS JOIN rulings USING (item_kind, item_id) JOIN conflicts ON conflicts.id = own.conflict_id
  WHERE effect <> 'none' ORDER BY at DESC, rulings.id LIMIT ?`;

type RulingRow = ItemRow &
  Pick<Ruling, 'verdict' | 'effect' | 'ground' | 'facts' | 'at'> & { readonly id: string; readonly ruled_by: string };
type StatementRow = RulingRow & { readonly conflict_id: number; readonly conflict_title: string };

const toRuling = (row: RulingRow): Ruling => ({
  item: toItem(row),
  verdict: row.verdict,
  effect: row.effect,
  ground: row.ground,
  facts: row.facts,
  by: row.ruled_by,
  at: row.at,
});
