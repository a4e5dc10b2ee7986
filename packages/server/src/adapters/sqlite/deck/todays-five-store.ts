import { addTrendEvent } from '@twosides/domain/conflicts';
import {
  type Candidate,
  countedSince,
  DAYS_BETWEEN,
  type DayState,
  NEWEST_CANDIDATES,
  type TodaysFiveStore,
} from '@twosides/domain/deck';
import { type ConflictId, DAY, type Timestamp } from '@twosides/domain/kernel';
import type { Database } from '../kernel/database.ts';

export const createTodaysFiveStore = (database: Database): TodaysFiveStore => ({
  read: async (day, choose) =>
    findChosen(database, day) ??
    database.write(() => {
      const chosen = findChosen(database, day);
      if (chosen !== null) return chosen;
      const ids = choose(readState(database, day));
      if (ids.length > 0) database.insert('todays_five', { day, conflictIds: ids });
      return ids;
    }),
});

const findChosen = (database: Database, day: Timestamp): readonly ConflictId[] | null =>
  database.value('SELECT conflict_ids FROM todays_five WHERE day = ?', day);

const readState = (database: Database, day: Timestamp): DayState => {
  const since = countedSince(day);
  const near = (DAYS_BETWEEN - 1) * DAY;
  const voted = database.all<Candidate>(VOTED, since, day, addTrendEvent(null, since));
  const candidates = [...voted, ...database.all<Candidate>(NEWEST, NEWEST_CANDIDATES)];
  return {
    candidates: [...new Map(candidates.toReversed().map((each) => [each.id, each])).values()],
    recent: new Set(database.list<ConflictId[]>(NEAR, day - near, day + near).flat()),
  };
};

/** Counts votes from the first parameter to before the second. The third is the lowest trend score. */
const VOTED = `
  SELECT serial AS id, category, trend_score, review, rests, (
    SELECT count(*) FROM votes INDEXED BY votes_of_conflict
    WHERE conflict_id = conflicts.id AND voted_at >= ? AND voted_at < ?
  ) AS votes
  FROM conflicts INDEXED BY conflicts_trending
  WHERE is_active = 1 AND trend_score IS NOT NULL AND trend_score >= ? AND revealed_at IS NULL`;

const NEWEST = `
  SELECT serial AS id, category, trend_score, review, rests, 0 AS votes FROM conflicts INDEXED BY conflicts_newest
  WHERE is_active = 1 AND revealed_at IS NULL ORDER BY serial DESC LIMIT ?`;

const NEAR = 'SELECT conflict_ids FROM todays_five WHERE day BETWEEN ? AND ?';
