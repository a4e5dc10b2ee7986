import type { DigestStore, WeekQuery } from '@twosides/domain/alerts';
import { namesOf } from '../../hidden-author.ts';
import { type ConflictRow, WHOLE, withAuthor } from '../conflicts/conflict-row.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';

export const createDigestStore = (database: SiteDatabase): DigestStore => ({
  listSubscribers: async (after, limit) => database.list(SUBSCRIBERS, after ?? '', limit),
  readWeek: async (query) => {
    const [member, author] = namesOf(database.secrets, query.author);
    return [...walk(database, WEEK.named, member, query), ...walk(database, WEEK.anonymous, author, query)]
      .sort((a, b) => b.id - a.id)
      .slice(0, query.limit)
      .map(({ newVotes, newComments, ...row }) => ({ conflict: withAuthor(database, row), newVotes, newComments }));
  },
});

const walk = (database: Database, sql: string, name: string, { voter, since, until, limit }: WeekQuery) =>
  database.all<WeekRow>(sql, since, until, voter, since, until, name, name, limit);

type WeekRow = ConflictRow & { readonly newVotes: number; readonly newComments: number };

/** Parameters: the last id of the previous page (an empty text for the first page), limit. */
export const SUBSCRIBERS = `
  SELECT id FROM users INDEXED BY users_subscribed
  WHERE email_updates = 1 AND email_verified = 1 AND id > ? ORDER BY id LIMIT ?`;

const weekSql = (index: string, by: string, commentsBy: string): string => `
  SELECT ${WHOLE},
    (SELECT count(*) FROM votes INDEXED BY votes_of_conflict
     WHERE conflict_id = conflicts.id AND voted_at >= ? AND voted_at < ? AND voter_ref <> ?) AS new_votes,
    (SELECT count(*) FROM comments INDEXED BY comments_newest
     WHERE conflict_id = conflicts.id AND is_visible = 1 AND posted_at >= ? AND posted_at < ? AND ${commentsBy} IS NOT ?
       AND coalesce((SELECT is_visible FROM comments AS answered WHERE answered.id = comments.reply_to), 1) = 1
    ) AS new_comments
  FROM conflicts INDEXED BY ${index}
  WHERE ${by} = ? AND is_active = 1 ORDER BY serial DESC LIMIT ?`;

export const WEEK = {
  named: weekSql('conflicts_own', 'submitted_by', 'author_id'),
  anonymous: weekSql('conflicts_anonymous', 'author_key', 'author_key'),
} as const;
