import type { StoredComment } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, MailboxId, MemberId, Secrets, Voter } from '@twosides/domain/kernel';
import type { CommentThread, CommentWithAuthor, KeptOffBy, Review } from '@twosides/domain/model';
import { type CommentPage, type CommentPosition, FIRST_REPLIES, type ReplyPage } from '@twosides/domain/reading';
import { authorKeyOf, authorOf } from '../../hidden-author.ts';
import type { Database } from '../kernel/database.ts';

/** Visible comments after a position, newest first. */
const readNewestComments = (
  database: Database,
  secrets: Secrets,
  id: ConflictId,
  after: CommentPosition | null,
  limit: number,
): CommentWithAuthor[] => {
  const place = after === null ? [] : [after.postedAt, after.id];
  return database
    .all<CommentRow>(commentsSql(after !== null), id, ...place, limit)
    .map((row) => toComment(secrets, row));
};

/** The newest visible comments of several conflicts, newest first, in one statement. */
export const readRecentComments = (
  database: Database,
  secrets: Secrets,
  ids: readonly ConflictId[],
  limit: number,
): ReadonlyMap<ConflictId, readonly CommentWithAuthor[]> =>
  Map.groupBy(
    database
      .all<CommentRow>(RECENT_COMMENTS_SQL, JSON.stringify(ids), limit)
      .map((row) => toComment(secrets, row))
      .sort(byNewest),
    ({ conflictId }) => conflictId,
  );

/** In index order. */
const byNewest = (a: CommentWithAuthor, b: CommentWithAuthor): number =>
  b.postedAt - a.postedAt || (a.id < b.id ? 1 : -1);

export const readCommentPage = (
  database: Database,
  secrets: Secrets,
  id: ConflictId,
  after: CommentPosition | null,
  limit: number,
): CommentPage => {
  const found = readNewestComments(database, secrets, id, after, limit + 1);
  return { comments: withReplies(database, secrets, found.slice(0, limit)), hasMore: found.length > limit };
};

const withReplies = (database: Database, secrets: Secrets, comments: readonly CommentWithAuthor[]): CommentThread[] => {
  const ids = JSON.stringify(comments.map(({ id }) => id));
  const found = database
    .all<CommentRow>(FIRST_REPLIES_SQL, ids, FIRST_REPLIES + 1)
    .map((row) => toComment(secrets, row));
  const replies = Map.groupBy(
    found.sort((a, b) => byNewest(b, a)),
    ({ replyTo }) => replyTo,
  );
  return comments.map((comment) => {
    const own = replies.get(comment.id) ?? [];
    return { ...comment, replies: own.slice(0, FIRST_REPLIES), hasMoreReplies: own.length > FIRST_REPLIES };
  });
};

/** The visible comment with this id, or the one that this visible reply belongs to. */
export const readThread = (database: Database, secrets: Secrets, id: CommentId): CommentThread | null => {
  const found = readComment(database, secrets, id);
  const comment = found?.isVisible && found.replyTo ? readComment(database, secrets, found.replyTo) : found;
  return found?.isVisible && comment?.isVisible ? (withReplies(database, secrets, [comment])[0] ?? null) : null;
};

/** Visible replies after a position, oldest first. */
export const readReplyPage = (
  database: Database,
  secrets: Secrets,
  id: CommentId,
  after: CommentPosition | null,
  limit: number,
): ReplyPage => {
  const place = after === null ? [] : [after.postedAt, after.id];
  const found = database
    .all<CommentRow>(repliesSql(after !== null), id, ...place, limit + 1)
    .map((row) => toComment(secrets, row));
  return { comments: found.slice(0, limit), hasMore: found.length > limit };
};

const hasReplies = (database: Database, id: CommentId): boolean => database.first(HAS_REPLIES, id) !== null;

const HAS_REPLIES = 'SELECT 1 FROM comments INDEXED BY comments_replies WHERE reply_to = ? AND is_visible = 1 LIMIT 1';

/** A conflict's waiting comments, oldest first. */
export const readWaitingComments = (
  database: Database,
  secrets: Secrets,
  id: ConflictId,
  limit: number,
): CommentWithAuthor[] => database.all<CommentRow>(WAITING_SQL, id, limit).map((row) => toComment(secrets, row));

/** Includes hidden ones; with the author's nickname. */
export const readComment = (database: Database, secrets: Secrets, id: CommentId): CommentWithAuthor | null => {
  const row = database.first<CommentRow>(
    `SELECT comments.*, users.user_nickname AS author_nickname
     FROM comments LEFT JOIN users ON users.id = comments.author_id WHERE comments.id = ?`,
    id,
  );
  return row && toComment(secrets, row);
};

export const findComment = (database: Database, secrets: Secrets, id: CommentId): StoredComment | null => {
  const row = database.first<CommentRow>('SELECT *, NULL AS author_nickname FROM comments WHERE id = ?', id);
  if (row === null) return null;
  const { authorNickname: _, ...comment } = toComment(secrets, row);
  return { comment, takenDownBy: row.taken_down_by, hasReplies: hasReplies(database, id) };
};

/** Whether the member has commented on the conflict, visibly or not. */
export const hasCommented = (database: Database, secrets: Secrets, id: ConflictId, author: MemberId): boolean =>
  database.first(HAS_COMMENTED, author, id) !== null ||
  database.first(HAS_COMMENTED_DISGUISED, authorKeyOf(secrets, author), id) !== null;

const HAS_COMMENTED =
  'SELECT 1 FROM comments INDEXED BY comments_author WHERE author_id = ? AND conflict_id = ? LIMIT 1';
const HAS_COMMENTED_DISGUISED =
  'SELECT 1 FROM comments INDEXED BY comments_disguised WHERE author_key = ? AND conflict_id = ? LIMIT 1';

const COLUMNS = `
  comments.id, conflict_id, reply_to, author_id, author_key, author_sealed, avatar, posted_at, is_visible, taken_down_by,
  review, hidden_by_author, helpful_count, content, users.user_nickname AS author_nickname`;

export const WAITING_SQL = `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_waiting_under LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.conflict_id = ? AND comments.taken_down_by = 'rest' ORDER BY comments.posted_at, comments.id LIMIT ?`;

export const commentsSql = (afterPlace: boolean): string => `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_threads LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.conflict_id = ? AND comments.is_visible = 1 AND comments.reply_to IS NULL${afterPlace ? ' AND (comments.posted_at, comments.id) < (?, ?)' : ''}
  ORDER BY comments.posted_at DESC, comments.id DESC LIMIT ?`;

export const repliesSql = (afterPlace: boolean): string => `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_replies LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.reply_to = ? AND comments.is_visible = 1${afterPlace ? ' AND (comments.posted_at, comments.id) > (?, ?)' : ''}
  ORDER BY comments.posted_at, comments.id LIMIT ?`;

/** Takes comment ids as JSON and a limit. */
export const FIRST_REPLIES_SQL = `
  SELECT ${COLUMNS}
  FROM json_each(?) AS listed
  CROSS JOIN comments ON comments.rowid IN (
    SELECT first.rowid FROM comments AS first INDEXED BY comments_replies
    WHERE first.reply_to = listed.value AND first.is_visible = 1
    ORDER BY first.posted_at, first.id LIMIT ?
  )
  LEFT JOIN users ON users.id = comments.author_id`;

/** Takes conflict ids as JSON and a limit. One statement per conflict would cost more than it reads. */
export const RECENT_COMMENTS_SQL = `
  SELECT ${COLUMNS}
  FROM json_each(?) AS listed
  CROSS JOIN comments ON comments.rowid IN (
    SELECT newest.rowid FROM comments AS newest INDEXED BY comments_threads
    WHERE newest.conflict_id = listed.value AND newest.is_visible = 1 AND newest.reply_to IS NULL
    ORDER BY newest.posted_at DESC, newest.id DESC LIMIT ?
  )
  LEFT JOIN users ON users.id = comments.author_id`;

type CommentRow = {
  readonly id: string;
  readonly conflict_id: number;
  readonly reply_to: string | null;
  readonly author_id: MemberId | null;
  readonly author_key: string | null;
  readonly author_sealed: string | null;
  readonly avatar: string;
  readonly posted_at: number;
  readonly is_visible: number;
  readonly taken_down_by: KeptOffBy | null;
  readonly review: Review | null;
  readonly hidden_by_author: number;
  readonly helpful_count: number;
  readonly content: string;
  readonly author_nickname: string | null;
};

const toComment = (secrets: Secrets, row: CommentRow): CommentWithAuthor => ({
  id: row.id as CommentId,
  conflictId: row.conflict_id as ConflictId,
  replyTo: row.reply_to as CommentId | null,
  authorId: authorOf(secrets, row.author_id, row.author_sealed),
  underPseudonym: row.author_key !== null,
  content: row.content,
  avatar: row.avatar,
  postedAt: row.posted_at,
  isVisible: row.is_visible === 1,
  waits: row.taken_down_by === 'rest',
  review: row.review,
  isHiddenByAuthor: row.hidden_by_author === 1,
  helpfulCount: row.helpful_count,
  authorNickname: row.author_nickname,
});

/** The mailbox id of a member's mark on a comment, or null. */
export const findMark = (database: Database, comment: CommentId, markedBy: Voter): MailboxId | null =>
  database.first<{ mailbox_id: MailboxId }>(MARK, comment, markedBy)?.mailbox_id ?? null;

const MARK = 'SELECT mailbox_id FROM helpful_marks WHERE comment_id = ? AND marked_by = ?';
