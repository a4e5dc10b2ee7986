import { byPolarity, OWN_VOTES, polarityOf } from '@twosides/domain/conflicts';
import type { ConflictId, Voter } from '@twosides/domain/kernel';
import type { Side, Tally } from '@twosides/domain/model';
import type { ListPosition, ListQuery } from '@twosides/domain/reading';
import { CARD, type CardRow, LISTED, type ListRow, withAuthor } from '../conflicts/conflict-row.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';

/** Adds to `publicRows` the conflicts whose result is hidden from others, but not from the viewer, who has voted. */
export const mergeOwnHidden = (
  database: SiteDatabase,
  query: ListQuery,
  viewer: Voter,
  publicRows: readonly ListRow[],
): ListRow[] => {
  const ownRows = findOwnHidden(database, query, viewer)
    .slice(0, query.limit + 1)
    .map(({ place: [, , id], side }) => readRow(database, id, side))
    .filter((row) => row !== null);
  return [...publicRows, ...ownRows].sort((a, b) => byPolarity(a.conflict, b.conflict));
};

type Place = readonly [polarity: number, totalVotes: number, id: ConflictId];
type OwnHidden = { readonly place: Place; readonly side: Side };

const findOwnHidden = (database: Database, { category, after }: ListQuery, viewer: Voter): OwnHidden[] =>
  database
    .all<{ id: ConflictId; side: Side; isReading: boolean }>(OWN_LAST_VOTES, viewer, OWN_VOTES)
    .filter(({ isReading }) => !isReading)
    .flatMap(({ id, side }) => {
      const tally = database.first<TallyRow>(HIDDEN_TALLY, id);
      if (!tally || (category !== null && tally.category !== category)) return [];
      const place: Place = [polarityOf(tally), tally.totalVotes, id];
      return after === null || comparePlaces(after, place) < 0 ? [{ place, side }] : [];
    })
    .sort((a, b) => comparePlaces(a.place, b.place));

const readRow = (database: SiteDatabase, id: ConflictId, side: Side): ListRow | null => {
  const row = database.first<CardRow>(`SELECT ${CARD} FROM conflicts WHERE id = ?`, id);
  return row && { conflict: withAuthor(database, row), viewerVote: { side, isReading: false } };
};

type TallyRow = Tally & { readonly category: string };

export const OWN_LAST_VOTES = `
  SELECT conflict_id AS id, side, is_reading FROM votes INDEXED BY votes_of_voter
  WHERE voter_ref = ? ORDER BY voted_at DESC, conflict_id DESC LIMIT ?`;

export const HIDDEN_TALLY = `
  SELECT category, total_votes, her_votes, his_votes
  FROM conflicts WHERE id = ? AND ${LISTED} AND rests = 0 AND polarity IS NULL`;

/** Must sort in the same order as `byPolarity`. */
const comparePlaces = (a: ListPosition, b: ListPosition): number =>
  at(a, 0) - at(b, 0) || at(b, 1) - at(a, 1) || at(b, 2) - at(a, 2);

const at = (place: ListPosition, index: number): number => place[index] ?? 0;
