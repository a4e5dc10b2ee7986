import { byPolarity, OWN_VOTES, TRENDING_BADGE_RANKS, type TrendRank } from '@twosides/domain/conflicts';
import type { ConflictId, Voter } from '@twosides/domain/kernel';
import type { Side } from '@twosides/domain/model';
import type { AuthorScope } from '@twosides/domain/profile';
import type { AuthorQuery, ConflictPage, ListName, ListPosition, ListQuery } from '@twosides/domain/reading';
import { RECENT_COMMENTS } from '@twosides/domain/wire';
import { authorKeyOf } from '../../hidden-author.ts';
import { CARD, type CardRow, LISTED, type ListRow, withAuthor } from '../conflicts/conflict-row.ts';
import { readRecentComments } from '../discussion/comments.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import type { Value } from '../kernel/rows.ts';

export const readList = (database: SiteDatabase, query: ListQuery): ConflictPage => {
  const { list, viewer, limit, comments } = query;
  const rows = walkIndex(database, query);
  if (list === 'polarizing' && viewer !== null) {
    rows.push(...findOwnHidden(database, query, viewer));
    rows.sort((a, b) => byPolarity(a.conflict, b.conflict));
  }
  return toPage(database, rows, limit, comments);
};

export const readAuthorList = (
  database: SiteDatabase,
  { author, scope, after, viewer, limit }: AuthorQuery,
): ConflictPage => {
  const walk = (walked: AuthorWalk, by: string) =>
    findRows(database, authorSql(walked), viewer, by, after ?? Number.MAX_SAFE_INTEGER, limit + 1);
  const named = walk(scope, author);
  const rows =
    scope === 'public' ? named : [...named, ...walk('anonymous', authorKeyOf(database.secrets, author))].sort(byNewest);
  return toPage(database, rows, limit);
};

export const readThese = (database: SiteDatabase, ids: readonly ConflictId[], viewer: Voter | null): ConflictPage => {
  const rows = ids.flatMap((id) => findRows(database, THIS, viewer, id));
  return toPage(database, rows, ids.length);
};

const toPage = (
  database: SiteDatabase,
  rows: readonly ListRow[],
  limit: number,
  comments = RECENT_COMMENTS,
): ConflictPage => {
  const shown = rows.slice(0, limit);
  const ids = shown.map(({ conflict }) => conflict.id);
  const recent = comments === 0 ? new Map() : readRecentComments(database, ids, comments);
  return {
    items: shown.map((row) => ({ ...row, recentComments: recent.get(row.conflict.id) ?? [] })),
    hasMore: rows.length > limit,
    trendingTop: readTrendingTop(database),
  };
};

export const readTrendingTop = (database: Database): readonly TrendRank[] =>
  database.all<TrendRank>(TRENDING_TOP, TRENDING_BADGE_RANKS);

type ListWalk = {
  readonly index: string;
  /** The columns of the index, in the same order. The list is sorted by all of them, descending. */
  readonly keys: readonly string[];
  /** SQLite uses a partial index only if this SQL condition implies the index's condition. */
  readonly member: string;
};

const VOTED_ON = `${LISTED} AND rests = 0`;

const TODAY: ListWalk = {
  index: 'conflicts_today',
  keys: ['today_votes', 'total_votes', 'serial'],
  member: VOTED_ON,
};

const LISTS: Readonly<Record<ListName, ListWalk>> = {
  today: TODAY,
  'voted-today': { ...TODAY, member: `${VOTED_ON} AND today_votes > 0` },
  trending: {
    index: 'conflicts_trending',
    keys: ['trend_score', 'serial'],
    member: `${LISTED} AND trend_score IS NOT NULL`,
  },
  polarizing: {
    index: 'conflicts_polarizing',
    keys: ['closeness', 'total_votes', 'serial'],
    member: `${VOTED_ON} AND polarity IS NOT NULL`,
  },
  ended: {
    index: 'conflicts_ended',
    keys: ['ended_at', 'serial'],
    member: `${LISTED} AND ended_at IS NOT NULL`,
  },
  revealed: {
    index: 'conflicts_results',
    keys: ['revealed_at', 'serial'],
    member: `${LISTED} AND revealed_at IS NOT NULL`,
  },
  newest: { index: 'conflicts_newest', keys: ['serial'], member: LISTED },
};

/** The SQL's parameters, in order: viewer, category, position, limit. */
export const listSql = (list: ListName, inCategory: boolean): string => {
  const { index, keys, member } = LISTS[list];
  return `
    SELECT ${CARD}, ${VIEWER_VOTE}
    FROM conflicts INDEXED BY ${index}${inCategory ? '_in_category' : ''}
    LEFT JOIN votes ON votes.conflict_id = conflicts.id AND votes.voter_ref = ?
    WHERE ${member}${inCategory ? ' AND category = ?' : ''} AND (${keys.join(', ')}) < (${keys.map(() => '?').join(', ')})
    ORDER BY ${keys.map((key) => `${key} DESC`).join(', ')} LIMIT ?`;
};

const byNewest = (a: ListRow, b: ListRow): number => b.conflict.id - a.conflict.id;

type AuthorWalk = AuthorScope | 'anonymous';

/** The SQL's parameters, in order: viewer, author (or author key), position, limit. */
export const authorSql = (walk: AuthorWalk): string => `
    SELECT ${CARD}, ${VIEWER_VOTE}
    FROM conflicts INDEXED BY conflicts_${walk}
    LEFT JOIN votes ON votes.conflict_id = conflicts.id AND votes.voter_ref = ?
    WHERE ${walk === 'anonymous' ? 'author_key' : 'submitted_by'} = ? AND serial < ?${walk === 'public' ? ` AND ${LISTED} AND anonymous = 0` : ''}
    ORDER BY serial DESC LIMIT ?`;

export const TRENDING_TOP = `
  SELECT serial AS id, trend_score FROM conflicts INDEXED BY conflicts_trending
  WHERE ${LISTED} AND trend_score IS NOT NULL
  ORDER BY trend_score DESC, serial DESC LIMIT ?`;

const walkIndex = (database: SiteDatabase, { list, category, after, viewer, limit }: ListQuery): ListRow[] =>
  findRows(
    database,
    listSql(list, category !== null),
    viewer,
    ...(category === null ? [] : [category]),
    ...(after === null ? LISTS[list].keys.map(() => Number.MAX_SAFE_INTEGER) : toIndexPlace(list, after)),
    limit + 1,
  );

/** The domain's `polarityOf`, because SQLite must sort by it. */
const SPLIT = 'iif(total_votes = 0, 1, abs(her_votes - his_votes) / CAST(total_votes AS REAL))';

/**
 * Results hidden from others, but not from the viewer, who has voted. Closest split first.
 * The SQL's parameters, in order: viewer, number of votes, category, position, limit.
 */
export const ownHiddenSql = (inCategory: boolean): string => `
  SELECT ${CARD}, side, is_reading FROM (
    SELECT conflict_id, side, is_reading FROM votes INDEXED BY votes_of_voter
    WHERE voter_ref = ? ORDER BY voted_at DESC, conflict_id DESC LIMIT ?
  ) CROSS JOIN conflicts ON conflicts.id = conflict_id
  WHERE is_reading = 0 AND ${VOTED_ON} AND polarity IS NULL${inCategory ? ' AND category = ?' : ''}
    AND (${SPLIT}, -total_votes, -id) > (?, ?, ?)
  ORDER BY ${SPLIT}, total_votes DESC, id DESC LIMIT ?`;

const findOwnHidden = (database: SiteDatabase, { category, after, limit }: ListQuery, viewer: Voter): ListRow[] => {
  const [polarity = -1, totalVotes = 0, id = 0] = after ?? [];
  const within = category === null ? [] : [category];
  const place = [polarity, -totalVotes, -id];
  return findRows(database, ownHiddenSql(category !== null), viewer, OWN_VOTES, ...within, ...place, limit + 1);
};

const VIEWER_VOTE = 'votes.side, votes.is_reading';

const THIS = `
  SELECT ${CARD}, ${VIEWER_VOTE} FROM conflicts
  LEFT JOIN votes ON votes.conflict_id = conflicts.id AND votes.voter_ref = ? WHERE id = ? AND is_active = 1`;

type ViewedRow = CardRow & { readonly side: Side | null; readonly isReading: boolean };

const findRows = (database: SiteDatabase, sql: string, ...values: Value[]): ListRow[] =>
  database.all<ViewedRow>(sql, ...values).map(({ side, isReading, ...row }) => ({
    conflict: withAuthor(database, row),
    viewerVote: side && { side, isReading },
  }));

const toIndexPlace = (list: ListName, [first = 0, ...rest]: ListPosition): readonly number[] => [
  list === 'polarizing' ? -first : first,
  ...rest,
];
