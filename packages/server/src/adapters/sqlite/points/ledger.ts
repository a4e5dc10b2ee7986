import type { MemberId } from '@twosides/domain/kernel';
import type { PointEntry, Score, Streak } from '@twosides/domain/model';
import { addToScore, type FiguresFor, NO_SCORE, spansOf } from '@twosides/domain/points';
import type { Database } from '../kernel/database.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const pointWrites = {
  'enter-award': ({ database }, { award: { entries, streak } }) => {
    for (const entry of entries) enterPoints(database, entry);
    const [first] = entries;
    if (streak && first) saveStreak(database, first.memberId, streak);
  },
  'take-back-points': ({ database }, { entry: { memberId, sourceKey } }) => {
    const entry = database.first<EntryRow>(
      'DELETE FROM points WHERE member_id = ? AND source_key = ? RETURNING *',
      memberId,
      sourceKey,
    );
    if (entry?.is_counted === 1) moveScores(database, toEntry(entry), -1);
  },
  'count-points': ({ database }, { item: { kind, id }, isPublic }) => {
    const moved = database.all<EntryRow>(
      'UPDATE points SET is_counted = ? WHERE item_kind = ? AND item_id = ? AND is_counted <> ? RETURNING *',
      Number(isPublic),
      kind,
      String(id),
      Number(isPublic),
    );
    for (const entry of moved) moveScores(database, toEntry(entry), isPublic ? 1 : -1);
  },
} satisfies Partial<WriteHandlers>;

const enterPoints = (database: Database, entry: PointEntry): void => {
  database.insert('points', {
    member_id: entry.memberId,
    kind: entry.kind,
    points: entry.points,
    day: entry.day,
    source_key: entry.sourceKey,
    item_kind: entry.item?.kind ?? null,
    item_id: entry.item === null ? null : String(entry.item.id),
  });
  addScores(database, entry);
};

export const findStreak = (database: Database, member: MemberId): Streak | null => {
  const row = database.first<StreakRow>(
    "SELECT streak_days, streak_longest, streak_last_day FROM scores WHERE member_id = ? AND span = 'all' AND start = 0",
    member,
  );
  return row && toStreak(row);
};

export type ScoreRow = {
  readonly points: number;
  readonly votes: number;
  readonly conflicts: number;
  readonly comments: number;
  readonly helpful_comments: number;
};

export type StreakRow = {
  readonly streak_days: number | null;
  readonly streak_longest: number | null;
  readonly streak_last_day: number | null;
};

/**
 * `everyone` sees the published figures, and `self` the current ones.
 * @param whole the table with the all-time score, which also has the streak
 */
export const figuresOf = (figuresFor: FiguresFor, scores = 'scores', whole = scores): string => {
  const prefix = figuresFor === 'everyone' ? 'public_' : '';
  const columns = (table: string, names: readonly string[]) =>
    names.map((name) => `${table}.${prefix}${name} AS ${name}`);
  return [...columns(scores, SCORE_COLUMNS), ...columns(whole, STREAK_COLUMNS)].join(', ');
};

const SCORE_COLUMNS: readonly (keyof ScoreRow)[] = ['points', 'votes', 'conflicts', 'comments', 'helpful_comments'];
const STREAK_COLUMNS: readonly (keyof StreakRow)[] = ['streak_days', 'streak_longest', 'streak_last_day'];

export const toScore = (row: ScoreRow): Score => ({
  points: row.points,
  votes: row.votes,
  conflicts: row.conflicts,
  comments: row.comments,
  helpfulComments: row.helpful_comments,
});

export const toStreak = ({ streak_days, streak_longest, streak_last_day }: StreakRow): Streak | null =>
  streak_days === null || streak_longest === null || streak_last_day === null
    ? null
    : { days: streak_days, longest: streak_longest, lastDay: streak_last_day };

type EntryRow = {
  readonly member_id: MemberId;
  readonly kind: PointEntry['kind'];
  readonly points: number;
  readonly day: number;
  readonly is_counted: number;
};

type ScoredEntry = Pick<PointEntry, 'memberId' | 'kind' | 'points' | 'day'>;

const toEntry = ({ member_id, kind, points, day }: EntryRow): ScoredEntry => ({
  memberId: member_id,
  kind,
  points,
  day,
});

const addScores = (database: Database, entry: PointEntry): void => {
  const score = addToScore(NO_SCORE, entry);
  for (const { span, start } of spansOf(entry.day))
    database.run(ADD_SCORE, ...valuesOf(score), entry.memberId, span, start);
};

/** Changes only existing rows: the rows of past weeks and days may have been deleted, and must not come back. */
const moveScores = (database: Database, entry: ScoredEntry, times: 1 | -1): void => {
  const score = addToScore(NO_SCORE, entry, times);
  for (const { span, start } of spansOf(entry.day))
    database.run(MOVE_SCORE, ...valuesOf(score), entry.memberId, span, start);
};

const valuesOf = ({ points, votes, conflicts, comments, helpfulComments }: Score) => [
  points,
  votes,
  conflicts,
  comments,
  helpfulComments,
];

const ADD_SCORE = `
  INSERT INTO scores (points, votes, conflicts, comments, helpful_comments, member_id, span, start, waits) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'next')
  ON CONFLICT (member_id, span, start) DO UPDATE SET waits = 'next',
    points = points + excluded.points, votes = votes + excluded.votes, conflicts = conflicts + excluded.conflicts,
    comments = comments + excluded.comments, helpful_comments = helpful_comments + excluded.helpful_comments`;

const MOVE_SCORE = `
  UPDATE scores SET points = points + ?, votes = votes + ?, conflicts = conflicts + ?, comments = comments + ?,
    helpful_comments = helpful_comments + ?, waits = 'next'
  WHERE member_id = ? AND span = ? AND start = ?`;

const saveStreak = (database: Database, member: MemberId, { days, longest, lastDay }: Streak): void => {
  database.run(
    "UPDATE scores SET streak_days = ?, streak_longest = ?, streak_last_day = ? WHERE member_id = ? AND span = 'all' AND start = 0",
    days,
    longest,
    lastDay,
    member,
  );
};
