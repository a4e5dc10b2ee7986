import type { MemberId } from '@twosides/domain/kernel';
import type { PointEntry, Score, Streak } from '@twosides/domain/model';
import { addToScore, type FiguresFor, NO_SCORE, spansOf } from '@twosides/domain/points';
import type { Database, Row, WriteHandlers } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

export const pointWrites = {
  'enter-award': (database, { award: { entries, streak } }) => {
    for (const entry of entries) enterPoints(database, entry);
    const [first] = entries;
    if (streak && first)
      database.update('scores', { member_id: first.memberId, span: 'all', start: 0 }, STREAKS.toRow(streak));
  },
  'take-back-points': (database, { entry: { memberId, sourceKey } }) => {
    const row = database.first<EntryRow>(
      'DELETE FROM points WHERE member_id = ? AND source_key = ? RETURNING *',
      memberId,
      sourceKey,
    );
    if (row?.is_counted === 1) moveScores(database, ENTRIES.read(row), -1);
  },
  'count-points': (database, { item: { kind, id }, isPublic }) => {
    const moved = ENTRIES.all(
      database,
      'UPDATE points SET is_counted = ? WHERE item_kind = ? AND item_id = ? AND is_counted <> ? RETURNING *',
      Number(isPublic),
      kind,
      String(id),
      Number(isPublic),
    );
    for (const entry of moved) moveScores(database, entry, isPublic ? 1 : -1);
  },
} satisfies Partial<WriteHandlers>;

type EntryRow = Row & { readonly is_counted: number };

const ENTRIES = recordsOf<Omit<PointEntry, 'item'>>({
  memberId: 'plain',
  kind: 'plain',
  points: 'plain',
  day: 'plain',
  sourceKey: 'plain',
});

const enterPoints = (database: Database, entry: PointEntry): void => {
  database.insert('points', {
    ...ENTRIES.toRow(entry),
    item_kind: entry.item?.kind ?? null,
    item_id: entry.item === null ? null : String(entry.item.id),
  });
  addScores(database, entry);
};

export const findStreak = (database: Database, member: MemberId): Streak | null => {
  const row = database.first<Row>("SELECT * FROM scores WHERE member_id = ? AND span = 'all' AND start = 0", member);
  return row && toStreak(row);
};

/** `everyone` selects the published figures, `self` the current ones. */
export const figuresOf = (figuresFor: FiguresFor, scores = 'scores', whole = scores): string => {
  const prefix = figuresFor === 'everyone' ? 'public_' : '';
  const columns = (table: string, names: readonly string[]) =>
    names.map((name) => `${table}.${prefix}${name} AS ${name}`);
  return [...columns(scores, SCORES.columns), ...columns(whole, STREAKS.columns)].join(', ');
};

export const SCORES = recordsOf<Score>({
  points: 'plain',
  votes: 'plain',
  conflicts: 'plain',
  comments: 'plain',
  helpfulComments: 'plain',
});

const STREAKS = recordsOf<Streak>(
  { days: 'plain', longest: 'plain', lastDay: 'plain' },
  { days: 'streak_days', longest: 'streak_longest', lastDay: 'streak_last_day' },
);

export const toStreak = (row: Row): Streak | null => (row.streak_days === null ? null : STREAKS.read(row));

const addScores = (database: Database, entry: PointEntry): void => {
  const score = addToScore(NO_SCORE, entry);
  for (const { span, start } of spansOf(entry.day))
    database.run(ADD_SCORE, ...valuesOf(score), entry.memberId, span, start);
};

/** Changes only existing rows, because rows of past weeks and days may have been deleted and must stay deleted. */
const moveScores = (database: Database, entry: Omit<PointEntry, 'item'>, times: 1 | -1): void => {
  const score = addToScore(NO_SCORE, entry, times);
  for (const { span, start } of spansOf(entry.day))
    database.run(MOVE_SCORE, ...valuesOf(score), entry.memberId, span, start);
};

const valuesOf = (score: Score) => Object.values(SCORES.toRow(score));

const ADD_SCORE = `
  INSERT INTO scores (points, votes, conflicts, comments, helpful_comments, member_id, span, start, waits) VALUES (?, ?, ?, ?, ?, ?, ?, ?, 'next')
  ON CONFLICT (member_id, span, start) DO UPDATE SET waits = 'next',
    points = points + excluded.points, votes = votes + excluded.votes, conflicts = conflicts + excluded.conflicts,
    comments = comments + excluded.comments, helpful_comments = helpful_comments + excluded.helpful_comments`;

const MOVE_SCORE = `
  UPDATE scores SET points = points + ?, votes = votes + ?, conflicts = conflicts + ?, comments = comments + ?,
    helpful_comments = helpful_comments + ?, waits = 'next'
  WHERE member_id = ? AND span = ? AND start = ?`;
