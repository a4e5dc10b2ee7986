import { spanStart } from '@twosides/domain/points';
import type { CategoryStats, StatsStore } from '@twosides/domain/reading';
import type { Database } from '../kernel/database.ts';

export const createStatsStore = (database: Database): StatsStore => ({
  // Does nothing, because triggers update the sums with each change.
  updateCounts: async () => false,
  sumByCategory: async () =>
    database.all<CategoryStats>(
      `SELECT category, conflicts AS conflict_count, votes AS vote_count, comments AS comment_count,
         revealed AS revealed_count
       FROM category_figures`,
    ),
  countMembers: async () => countOf(database, 'SELECT members AS count FROM figures'),
  listTimesToReveal: async (limit) => database.list(TIMES_TO_REVEAL, limit),
  readActivity: async (id, since, most) =>
    database.read(() =>
      database.has('SELECT 1 FROM conflicts WHERE id = ? AND is_active = 1', id)
        ? {
            shareCount: countOf(database, SHARES_SINCE, id, since, most),
            voterCount: countVoters(database, id, spanStart('day', since), most),
          }
        : null,
    ),
});

function countVoters(database: Database, id: number, since: number, most: number): number {
  const excluded = countOf(database, EXCLUDED_SINCE, id, since);
  return countOf(database, VOTERS_SINCE, id, since, most + excluded) - excluded;
}

const countOf = (database: Database, sql: string, ...values: readonly number[]): number =>
  database.value<number>(sql, ...values) ?? 0;

export const TIMES_TO_REVEAL = `
  SELECT revealed_at - submitted_at AS time FROM (
    SELECT revealed_at, submitted_at, anonymous FROM conflicts INDEXED BY conflicts_revealed
    WHERE is_active = 1 AND revealed_at IS NOT NULL ORDER BY revealed_at DESC LIMIT ?)
  WHERE anonymous = 0`;

export const SHARES_SINCE = `
  SELECT count(*) AS count FROM (
    SELECT 1 FROM shares INDEXED BY shares_of_conflict WHERE conflict_id = ? AND shared_at > ? LIMIT ?)`;

export const VOTERS_SINCE = `
  SELECT count(*) AS count FROM (
    SELECT 1 FROM votes INDEXED BY votes_of_conflict WHERE conflict_id = ? AND voted_at >= ? LIMIT ?)`;

export const EXCLUDED_SINCE = `
  SELECT count(*) AS count FROM votes INDEXED BY votes_excluded
  WHERE conflict_id = ? AND is_excluded = 1 AND voted_at >= ?`;
