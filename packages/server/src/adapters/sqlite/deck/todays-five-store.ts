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
      if (ids.length > 0) database.insert('todays_five', { day, conflict_ids: JSON.stringify(ids) });
      return ids;
    }),
});

type DayRow = { readonly conflict_ids: string };

const idsOf = ({ conflict_ids }: DayRow): ConflictId[] => JSON.parse(conflict_ids);

const findChosen = (database: Database, day: Timestamp): readonly ConflictId[] | null => {
  const row = database.first<DayRow>('SELECT conflict_ids FROM todays_five WHERE day = ?', day);
  return row && idsOf(row);
};

const readState = (database: Database, day: Timestamp): DayState => {
  const since = countedSince(day);
  const near = (DAYS_BETWEEN - 1) * DAY;
  const voted = database.all<CandidateRow>(VOTED, since, day, addTrendEvent(null, since));
  const candidates = [...voted, ...database.all<CandidateRow>(NEWEST, NEWEST_CANDIDATES)].map(toCandidate);
  return {
    candidates: [...new Map(candidates.toReversed().map((each) => [each.id, each])).values()],
    recent: new Set(database.all<DayRow>(NEAR, day - near, day + near).flatMap(idsOf)),
  };
};

type CandidateRow = Omit<Candidate, 'rests'> & { readonly rests: number };

const toCandidate = ({ rests, ...row }: CandidateRow): Candidate => ({ ...row, rests: rests === 1 });

/** Counts votes from the first parameter to before the second. The third is the lowest trend score. */
const VOTED = `
  SELECT serial AS id, category, trend_score AS trendScore, review, rests, (
    SELECT count(*) FROM votes INDEXED BY votes_of_conflict
    WHERE conflict_id = conflicts.id AND voted_at >= ? AND voted_at < ?
  ) AS votes
  FROM conflicts INDEXED BY conflicts_trending
  WHERE is_active = 1 AND trend_score IS NOT NULL AND trend_score >= ? AND revealed_at IS NULL`;

const NEWEST = `
  SELECT serial AS id, category, trend_score AS trendScore, review, rests, 0 AS votes FROM conflicts INDEXED BY conflicts_newest
  WHERE is_active = 1 AND revealed_at IS NULL ORDER BY serial DESC LIMIT ?`;

const NEAR = 'SELECT conflict_ids FROM todays_five WHERE day BETWEEN ? AND ?';
