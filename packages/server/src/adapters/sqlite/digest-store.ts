import type { DigestStore, MemberId } from '@twosides/domain';
import { type ConflictRow, toConflict } from './conflict-row.ts';
import type { Database } from './database.ts';

export const createDigestStore = (database: Database): DigestStore => ({
  listSubscribers: async (after, limit) =>
    database.all<{ id: MemberId }>(SUBSCRIBERS, after ?? '', limit).map(({ id }) => id),
  readWeek: async ({ author, voter, since, until, limit }) =>
    database
      .all<WeekRow>(WEEK_OF_AUTHOR, since, until, voter, since, until, author, author, limit)
      .map((row) => ({ conflict: toConflict(row), newVotes: row.new_votes, newComments: row.new_comments })),
});

type WeekRow = ConflictRow & { readonly new_votes: number; readonly new_comments: number };

/** Every id comes after the empty text. */
export const SUBSCRIBERS = `
  SELECT id FROM users INDEXED BY users_subscribed
  WHERE email_updates = 1 AND email_verified = 1 AND id > ? ORDER BY id LIMIT ?`;

export const WEEK_OF_AUTHOR = `
  SELECT conflicts.*,
    (SELECT count(*) FROM votes INDEXED BY votes_of_conflict
     WHERE conflict_id = conflicts.id AND voted_at >= ? AND voted_at < ? AND cast_by <> ?) AS new_votes,
    (SELECT count(*) FROM comments INDEXED BY comments_newest
     WHERE conflict_id = conflicts.id AND is_visible = 1 AND posted_at >= ? AND posted_at < ? AND author_id IS NOT ?) AS new_comments
  FROM conflicts INDEXED BY conflicts_own
  WHERE submitted_by = ? AND is_active = 1 ORDER BY serial DESC LIMIT ?`;
