import type { MemberId, Timestamp } from '@twosides/domain/kernel';
import {
  BATCH_RULE,
  type BatchRule,
  type Board,
  type BoardQuery,
  type BoardRow,
  type FiguresFor,
  isBatchDue,
  isIntervalOver,
  MOST_AHEAD,
  madeBy,
  NO_SCORE,
  type PointRecord,
  type PointsStore,
} from '@twosides/domain/points';
import type { Database } from '../kernel/database.ts';
import { figuresOf, type ScoreRow, toScore, toStreak } from './ledger.ts';

export const createPointsStore = (database: Database): PointsStore => ({
  readBoard: async (query) => database.read(() => readBoard(database, query)),
  readRecord: async (member, figuresFor) => database.read(() => readRecord(database, member, figuresFor)),

  publishFigures: async (now, rule = BATCH_RULE) => database.write(() => publishFigures(database, now, rule)),
  closeBoards: async (week, day) => database.write(() => closeBoards(database, week, day)),
});

type MemberScoreRow = ScoreRow & Pick<BoardRow, 'memberId' | 'userNickname' | 'userAvatarId'>;

const rows = (figuresFor: FiguresFor, index: string) => `
  SELECT scores.member_id, users.user_nickname, users.user_avatar_id, ${figuresOf(figuresFor, 'scores', 'whole')}
  FROM scores ${index}
  JOIN users ON users.id = scores.member_id
  JOIN scores AS whole ON whole.member_id = scores.member_id AND whole.span = 'all' AND whole.start = 0`;

/** Parameters: span, start, viewer (empty text for none), limit. */
export const BOARD_SQL = `${rows('everyone', 'INDEXED BY scores_board')}
  WHERE scores.span = ? AND scores.start = ? AND scores.public_points > 0 AND scores.member_id <> ?
    AND users.user_nickname IS NOT NULL
  ORDER BY scores.public_points DESC, scores.member_id DESC LIMIT ?`;

const OWN_SQL = `${rows('self', '')}
  WHERE scores.member_id = ? AND scores.span = ? AND scores.start = ? AND scores.points > 0`;

/** Parameters: span, start, points, viewer, limit. */
export const AHEAD_SQL = `
  SELECT count(*) AS n FROM (
    SELECT 1 FROM scores INDEXED BY scores_board WHERE span = ? AND start = ? AND public_points > ? AND member_id <> ? LIMIT ?
  )`;

const readBoard = (database: Database, { span, start, limit, viewer }: BoardQuery): Board => {
  const own = viewer === null ? null : database.first<MemberScoreRow>(OWN_SQL, viewer, span, start);
  const ahead = own && (database.value<number>(AHEAD_SQL, span, start, own.points, viewer, MOST_AHEAD + 1) ?? 0);
  return {
    top: database.all<MemberScoreRow>(BOARD_SQL, span, start, viewer ?? '', limit).map(toBoardRow),
    own: own && { row: toBoardRow(own), ahead: ahead === null || ahead > MOST_AHEAD ? null : ahead },
  };
};

const toBoardRow = (row: MemberScoreRow): BoardRow => ({
  memberId: row.memberId,
  userNickname: row.userNickname,
  userAvatarId: row.userAvatarId,
  score: toScore(row),
  streak: toStreak(row),
});

const readRecord = (database: Database, member: MemberId, figuresFor: FiguresFor): PointRecord => {
  const row = database.first<ScoreRow>(
    `SELECT ${figuresOf(figuresFor)} FROM scores WHERE member_id = ? AND span = 'all' AND start = 0`,
    member,
  );
  const weeksWon = database.value<number>(
    "SELECT count(*) AS n FROM scores WHERE member_id = ? AND span = 'week' AND is_first = 1",
    member,
  );
  return { score: row ? toScore(row) : NO_SCORE, streak: row && toStreak(row), weeksWon: weeksWon ?? 0 };
};

const closeBoards = (database: Database, week: Timestamp, day: Timestamp): void => {
  const from = database.value<number | null>(LAST_CLOSED) ?? -1;
  let after = from;
  let open = week;
  for (;;) {
    const next = database.value<number | null>(NEXT_WEEK, after, week);
    if (next === null) break;
    if (isWeekWaiting(database, next)) {
      open = next;
      break;
    }
    database.run(NOTE_FIRSTS, next, next);
    after = next;
  }
  if (after !== from) database.run(FORGET_WEEKS, from, open);
  database.run(FORGET_DAYS, day);
};

const LAST_CLOSED = 'SELECT max(start) AS start FROM scores INDEXED BY scores_first WHERE is_first = 1';
const NEXT_WEEK =
  "SELECT min(start) AS start FROM scores INDEXED BY scores_board WHERE span = 'week' AND start > ? AND start < ?";
const FORGET_WEEKS =
  "DELETE FROM scores INDEXED BY scores_board WHERE span = 'week' AND start >= ? AND start < ? AND is_first = 0";
const FORGET_DAYS = "DELETE FROM scores INDEXED BY scores_board WHERE span = 'day' AND start < ?";
const NOTE_FIRSTS = `
  UPDATE scores SET is_first = 1 WHERE span = 'week' AND start = ? AND public_points > 0 AND public_points = (
    SELECT max(public_points) FROM scores INDEXED BY scores_board WHERE span = 'week' AND start = ?
  )`;

const PART = 500;

/**
 * Call it within a transaction, again and again until it returns false.
 * @returns whether it published part of a batch or began a batch
 */
const publishFigures = (database: Database, now: Timestamp, rule: BatchRule): boolean => {
  if (database.run(PUBLISH_PART, PART) > 0) return true;
  const publishedAt = database.value<number>('SELECT published_at FROM figures') ?? 0;
  if (!isIntervalOver(publishedAt, now, rule)) return false;
  const voters = database.list(VOTERS, madeBy(now, rule), rule.members).length;
  const conflicts = database.list(CONFLICTS, rule.conflicts).length;
  if (!isBatchDue({ publishedAt, voters, conflicts }, now, rule)) return false;
  database.run('UPDATE figures SET published_at = ?', now);
  database.run("UPDATE scores INDEXED BY scores_waiting SET waits = 'now' WHERE waits = 'next'");
  database.run('UPDATE conflicts INDEXED BY conflicts_waiting SET votes_wait = 0 WHERE votes_wait = 1');
  return true;
};

const isWeekWaiting = (database: Database, start: Timestamp): boolean =>
  database.has(
    "SELECT 1 FROM scores INDEXED BY scores_waiting WHERE waits IN ('next', 'now') AND span = 'week' AND start = ? LIMIT 1",
    start,
  );

export const PUBLISH_PART = `
  UPDATE scores SET public_points = points, public_votes = votes, public_conflicts = conflicts, public_comments = comments,
    public_helpful_comments = helpful_comments, public_streak_days = streak_days, public_streak_longest = streak_longest,
    public_streak_last_day = streak_last_day, waits = NULL
  WHERE id IN (SELECT id FROM scores INDEXED BY scores_waiting WHERE waits = 'now' LIMIT ?)`;

/** Parameters: the latest creation time of accounts that count, limit. */
export const VOTERS = `
  SELECT 1 FROM scores INDEXED BY scores_waiting JOIN users ON users.id = member_id
  WHERE waits = 'next' AND span = 'all' AND start = 0 AND votes <> public_votes AND users.created_at <= ?
    AND user_nickname IS NOT NULL LIMIT ?`;
const CONFLICTS = 'SELECT 1 FROM conflicts INDEXED BY conflicts_waiting WHERE votes_wait = 1 LIMIT ?';
