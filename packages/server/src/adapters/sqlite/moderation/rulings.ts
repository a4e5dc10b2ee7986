import type { MemberId } from '@twosides/domain/kernel';
import type { AppealSide, ContentNote, ReportedItem, Ruling, Suspension } from '@twosides/domain/model';
import { authorKeyOf } from '../../hidden-author.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';

export type ItemRow = { readonly item_kind: ReportedItem['kind']; readonly item_id: string };

export const toItem = ({ item_kind, item_id }: ItemRow): ReportedItem =>
  (item_kind === 'conflict'
    ? { kind: item_kind, id: Number(item_id) }
    : { kind: item_kind, id: item_id }) as ReportedItem;

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

export const readRulings = (database: Database, { kind, id }: ReportedItem): readonly Ruling[] =>
  database
    .all<RulingRow>('SELECT * FROM rulings WHERE item_kind = ? AND item_id = ? ORDER BY at', kind, String(id))
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
  SELECT rulings.* FROM own CROSS JOIN rulings USING (item_kind, item_id) ORDER BY at`;

export const reportersOf = (database: Database, { item, at, by }: Ruling): readonly MemberId[] =>
  database.all<{ reporter_id: MemberId }>(REPORTERS, item.kind, String(item.id), at, by).map((row) => row.reporter_id);

const REPORTERS = `
  SELECT reporter_id FROM reports WHERE item_kind = ? AND item_id = ? AND settled_at = ? AND ? NOT IN ('reports', 'detector')`;
