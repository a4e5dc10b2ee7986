import type { MemberId } from '@twosides/domain/kernel';
import type { AppealSide, ContentNote, ReportedItem, Ruling, Suspension } from '@twosides/domain/model';
import { authorKeyOf } from '../../hidden-author.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';

export type ItemRow = { readonly itemKind: ReportedItem['kind']; readonly itemId: string };

export const toItem = ({ itemKind, itemId }: ItemRow): ReportedItem =>
  (itemKind === 'conflict' ? { kind: itemKind, id: Number(itemId) } : { kind: itemKind, id: itemId }) as ReportedItem;

/** The first two parameters of most queries about an item. */
export const keyOf = ({ kind, id }: ReportedItem) => [kind, String(id)] as const;

export type RulingRow = ItemRow &
  Pick<Ruling, 'verdict' | 'effect' | 'ground' | 'facts' | 'by' | 'at'> & {
    readonly id: string;
    readonly appealOf: string | null;
    readonly appealSide: AppealSide | null;
    readonly suspension: Suspension | null;
    readonly notes: readonly ContentNote[] | null;
  };

/** The columns of a {@link RulingRow}. */
export const RULING = `
  rulings.id, rulings.item_kind, rulings.item_id, verdict, effect, ground, facts, notes, suspension, appeal_of,
  appeal_side, ruled_by AS by, rulings.at`;

export const toRuling = (row: RulingRow): Ruling => ({
  item: toItem(row),
  verdict: row.verdict,
  effect: row.effect,
  ground: row.ground,
  facts: row.facts,
  by: row.by,
  at: row.at,
  ...(row.suspension !== null && { suspension: row.suspension }),
  ...(row.notes !== null && { notes: row.notes }),
  ...(row.appealOf !== null && row.appealSide !== null && { answers: { ruling: row.appealOf, side: row.appealSide } }),
});

export const readRulings = (database: Database, item: ReportedItem): readonly Ruling[] =>
  database
    .all<RulingRow>(`SELECT ${RULING} FROM rulings WHERE item_kind = ? AND item_id = ? ORDER BY at`, ...keyOf(item))
    .map(toRuling);

export const OWN_ITEMS = `
    SELECT 'conflict' AS item_kind, CAST(id AS TEXT) AS item_id, id AS conflict_id FROM conflicts WHERE submitted_by = ?
    UNION ALL SELECT 'conflict', CAST(id AS TEXT), id FROM conflicts WHERE author_key = ?
    UNION ALL SELECT 'comment', id, conflict_id FROM comments WHERE author_id = ?
    UNION ALL SELECT 'comment', id, conflict_id FROM comments WHERE author_key = ?
    UNION ALL SELECT 'update', conflict_id || '.' || number, conflict_id
      FROM conflicts CROSS JOIN updates ON conflict_id = conflicts.id WHERE submitted_by = ?
    UNION ALL SELECT 'update', conflict_id || '.' || number, conflict_id
      FROM conflicts CROSS JOIN updates ON conflict_id = conflicts.id WHERE author_key = ?`;

export const ownItemsOf = ({ secrets }: SiteDatabase, member: MemberId): readonly string[] => {
  const key = authorKeyOf(secrets, member);
  return [member, key, member, key, member, key];
};

/** Oldest first. */
export const rulingsOfAuthor = (database: SiteDatabase, author: MemberId): readonly Ruling[] =>
  database.all<RulingRow>(OF_AUTHOR, ...ownItemsOf(database, author)).map(toRuling);

const OF_AUTHOR = `
  WITH own AS (${OWN_ITEMS})
  SELECT ${RULING} FROM own CROSS JOIN rulings USING (item_kind, item_id) ORDER BY at`;

export const reportersOf = (database: Database, { item, at, by }: Ruling): readonly MemberId[] =>
  database.list(REPORTERS, ...keyOf(item), at, by);

const REPORTERS = `
  SELECT reporter_id FROM reports WHERE item_kind = ? AND item_id = ? AND settled_at = ? AND ? NOT IN ('reports', 'detector')`;
