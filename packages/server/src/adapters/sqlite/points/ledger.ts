import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import { type PointEntry, pick, type Score, type Streak } from '@twosides/domain/model';
import { addToScore, type FiguresFor, NO_SCORE, SCORE_FIELDS, spansOf } from '@twosides/domain/points';
import type { Database, WriteHandlers } from '../kernel/database.ts';
import { toColumnName } from '../kernel/rows.ts';

export const pointWrites = {
  'enter-award': (database, { award: { entries, streak } }) => {
    for (const entry of entries) enterPoints(database, entry);
    const [first] = entries;
    if (streak && first)
      database.update('scores', { memberId: first.memberId, span: 'all', start: 0 }, toStreakRow(streak));
  },
  'take-back-points': (database, { entry: { memberId, sourceKey } }) => {
    const entry = database.first<Entry & { readonly isCounted: boolean }>(
      'DELETE FROM points WHERE member_id = ? AND source_key = ? RETURNING *',
      memberId,
      sourceKey,
    );
    if (entry?.isCounted) moveScores(database, entry, -1);
  },
  'count-points': (database, { item: { kind, id }, isPublic }) => {
    const moved = database.all<Entry>(
      'UPDATE points SET is_counted = ? WHERE item_kind = ? AND item_id = ? AND is_counted <> ? RETURNING *',
      isPublic,
      kind,
      String(id),
      isPublic,
    );
    for (const entry of moved) moveScores(database, entry, isPublic ? 1 : -1);
  },
} satisfies Partial<WriteHandlers>;

type Entry = Omit<PointEntry, 'item'>;

const enterPoints = (database: Database, { item, ...entry }: PointEntry): void => {
  database.insert('points', { ...entry, ...(item && { itemKind: item.kind, itemId: String(item.id) }) });
  addScores(database, entry);
};

export const findStreak = (database: Database, member: MemberId): Streak | null => {
  const row = database.first<ScoreRow>(
    `SELECT ${figuresOf('self')} FROM scores WHERE member_id = ? AND span = 'all' AND start = 0`,
    member,
  );
  return row && toStreak(row);
};

/** `everyone` selects the published figures, `self` the current ones. */
export const figuresOf = (figuresFor: FiguresFor, scores = 'scores', whole = scores): string => {
  const prefix = figuresFor === 'everyone' ? 'public_' : '';
  const columns = (table: string, names: readonly string[]) =>
    names.map((name) => `${table}.${prefix}${name} AS ${name}`);
  return [...columns(scores, SCORE_FIELDS.map(toColumnName)), ...columns(whole, STREAK_COLUMNS)].join(', ');
};

const STREAK_COLUMNS = ['streak_days', 'streak_longest', 'streak_last_day'];

/** The columns of `figuresOf`. */
export type ScoreRow = Score & {
  readonly streakDays: number | null;
  readonly streakLongest: number;
  readonly streakLastDay: Timestamp;
};

export const toScore = (row: ScoreRow): Score => pick(row, SCORE_FIELDS);

export const toStreak = ({ streakDays: days, streakLongest: longest, streakLastDay: lastDay }: ScoreRow) =>
  days === null ? null : { days, longest, lastDay };

const toStreakRow = ({ days: streakDays, longest: streakLongest, lastDay: streakLastDay }: Streak) => ({
  streakDays,
  streakLongest,
  streakLastDay,
});

const addScores = (database: Database, entry: Entry): void => {
  const score = addToScore(NO_SCORE, entry);
  for (const { span, start } of spansOf(entry.day))
    database.run(ADD_SCORE, ...valuesOf(score), entry.memberId, span, start);
};

/** Changes only existing rows, because rows of past weeks and days may have been deleted and must stay deleted. */
const moveScores = (database: Database, entry: Entry, times: 1 | -1): void => {
  const score = addToScore(NO_SCORE, entry, times);
  for (const { span, start } of spansOf(entry.day))
    database.run(MOVE_SCORE, ...valuesOf(score), entry.memberId, span, start);
};

const valuesOf = (score: Score) => SCORE_FIELDS.map((field) => score[field]);

const ADD_SCORE = `
  INSERT INTO scores (points, votes, conflicts, comments, helpful_comments, member_id, span, start, waits) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'next')
  ON CONFLICT (member_id, span, start) DO UPDATE SET waits = 'next',
    points = points + excluded.points, votes = votes + excluded.votes, conflicts = conflicts + excluded.conflicts,
    comments = comments + excluded.comments, helpful_comments = helpful_comments + excluded.helpful_comments`;

const MOVE_SCORE = `
  UPDATE scores SET points = points + ?, votes = votes + ?, conflicts = conflicts + ?, comments = comments + ?,
    helpful_comments = helpful_comments + ?, waits = 'next'
  WHERE member_id = ? AND span = ? AND start = ?`;
