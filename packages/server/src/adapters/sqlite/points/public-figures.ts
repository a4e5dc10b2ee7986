import type { Timestamp } from '@twosides/domain/kernel';
import { type BatchRule, isBatchDue, isIntervalOver, madeBy } from '@twosides/domain/points';
import type { Database } from '../kernel/database.ts';

const PART = 500;

/**
 * Call it within a transaction, again and again until it returns false.
 * @returns whether it published part of a batch or began a batch
 */
export const publishFigures = (database: Database, now: Timestamp, rule: BatchRule): boolean => {
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

export const isWeekWaiting = (database: Database, start: Timestamp): boolean =>
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
