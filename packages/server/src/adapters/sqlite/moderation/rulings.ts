import type { MemberId } from '@twosides/domain/kernel';
import type { AppealSide, ContentNote, ReportedItem, Ruling, Suspension } from '@twosides/domain/model';
import type { Database } from '../kernel/database.ts';

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

/** Oldest first. */
export const readRulings = (database: Database, { kind, id }: ReportedItem): readonly Ruling[] =>
  database
    .all<RulingRow>('SELECT * FROM rulings WHERE item_kind = ? AND item_id = ? ORDER BY at', kind, String(id))
    .map(toRuling);

/** Everyone whose reports the ruling settled. Automatic rulings (by `reports` or `detector`) settle none. */
export const reportersOf = (database: Database, { item, at, by }: Ruling): readonly MemberId[] =>
  database.all<{ reporter_id: MemberId }>(REPORTERS, item.kind, String(item.id), at, by).map((row) => row.reporter_id);

const REPORTERS = `
  SELECT reporter_id FROM reports WHERE item_kind = ? AND item_id = ? AND settled_at = ? AND ? NOT IN ('reports', 'detector')`;
