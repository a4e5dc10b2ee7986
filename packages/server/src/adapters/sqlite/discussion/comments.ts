import {
  type CountedMark,
  type HelpfulMark,
  ORDERED_COMMENTS,
  ORDERED_MARKS,
  type OrderState,
  type StoredComment,
} from '@twosides/domain/discussion';
import type { CommentId, ConflictId, MailboxId, MemberId, Voter } from '@twosides/domain/kernel';
import type {
  Comment,
  CommentOrder,
  CommentPlace,
  CommentThread,
  CommentWithAuthor,
  HiddenBy,
} from '@twosides/domain/model';
import {
  type BridgingPosition,
  type CommentPage,
  type CommentPosition,
  FIRST_REPLIES,
  type ReplyPage,
} from '@twosides/domain/reading';
import { authorKeyOf, authorOf } from '../../hidden-author.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import type { Value } from '../kernel/rows.ts';

export const readRecentComments = (
  database: SiteDatabase,
  ids: readonly ConflictId[],
  limit: number,
): ReadonlyMap<ConflictId, readonly CommentWithAuthor[]> =>
  Map.groupBy(readComments(database, RECENT_COMMENTS_SQL, ids, limit).sort(byNewest), ({ conflictId }) => conflictId);

const readComments = (database: SiteDatabase, sql: string, ...values: Value[]): CommentWithAuthor[] =>
  database.all<CommentRow>(sql, ...values).map((row) => toComment(database, row));

const byNewest = (a: CommentWithAuthor, b: CommentWithAuthor): number =>
  b.postedAt - a.postedAt || (a.id < b.id ? 1 : -1);

export const readCommentPage = (
  database: SiteDatabase,
  id: ConflictId,
  after: CommentPosition | null,
  limit: number,
): CommentPage => {
  const { postedAt, id: last } = after ?? { postedAt: Number.MAX_SAFE_INTEGER, id: '' };
  return pageOf(database, readComments(database, COMMENTS_SQL, id, postedAt, last, limit + 1), limit);
};

export const readBridgingPage = (
  database: SiteDatabase,
  id: ConflictId,
  after: BridgingPosition | null,
  limit: number,
): CommentPage => {
  const { place, id: last } = after ?? { place: Number.MAX_SAFE_INTEGER, id: '' };
  return pageOf(database, readComments(database, BRIDGING_SQL, id, place, last, limit + 1), limit);
};

const pageOf = (database: SiteDatabase, found: readonly CommentWithAuthor[], limit: number): CommentPage => ({
  comments: withReplies(database, found.slice(0, limit)),
  hasMore: found.length > limit,
});

export const findPosition = (
  database: Database,
  conflictId: ConflictId,
  id: CommentId,
): (CommentPosition & BridgingPosition) | null => {
  const sql = 'SELECT id, posted_at, place FROM comments WHERE id = ? AND conflict_id = ?';
  return database.first(sql, id, conflictId);
};

const withReplies = (database: SiteDatabase, comments: readonly CommentWithAuthor[]): CommentThread[] => {
  if (comments.length === 0) return [];
  const ids = comments.map(({ id }) => id);
  const found = readComments(database, FIRST_REPLIES_SQL, ids, FIRST_REPLIES + 1).sort((a, b) => byNewest(b, a));
  const replies = Map.groupBy(found, ({ replyTo }) => replyTo);
  return comments.map((comment) => {
    const own = replies.get(comment.id) ?? [];
    return { ...comment, replies: own.slice(0, FIRST_REPLIES), hasMoreReplies: own.length > FIRST_REPLIES };
  });
};

export const readThread = (database: SiteDatabase, id: CommentId): CommentThread | null => {
  const found = readComment(database, id);
  const comment = found?.isVisible && found.replyTo ? readComment(database, found.replyTo) : found;
  return found?.isVisible && comment?.isVisible ? (withReplies(database, [comment])[0] ?? null) : null;
};

/** Oldest first. */
export const readReplyPage = (
  database: SiteDatabase,
  id: CommentId,
  after: CommentPosition | null,
  limit: number,
): ReplyPage => {
  const found = readComments(database, REPLIES_SQL, id, after?.postedAt ?? 0, after?.id ?? '', limit + 1);
  return { comments: found.slice(0, limit), hasMore: found.length > limit };
};

export const COUNTS_FOR = `
  CASE WHEN reply_to IS NULL
    THEN 1 + (
      SELECT count(*) FROM comments AS replies INDEXED BY comments_replies
      WHERE replies.reply_to = comments.id AND replies.is_visible = 1)
    ELSE (SELECT answered.is_visible FROM comments AS answered WHERE answered.id = comments.reply_to)
  END`;

/** Oldest first. */
export const readWaitingComments = (database: SiteDatabase, id: ConflictId, limit: number): CommentWithAuthor[] =>
  readComments(database, WAITING_SQL, id, limit);

/** Also finds comments that are not visible. */
export const readComment = (database: SiteDatabase, id: CommentId): CommentWithAuthor | null => {
  const row = database.first<CommentRow>(
    `SELECT ${COLUMNS} FROM comments LEFT JOIN users ON users.id = comments.author_id WHERE comments.id = ?`,
    id,
  );
  return row && toComment(database, row);
};

export const findComment = (database: SiteDatabase, id: CommentId): StoredComment | null => {
  const row = database.first<StoredRow & { readonly countsFor: number }>(
    `SELECT ${STORED}, ${COUNTS_FOR} AS counts_for FROM comments WHERE id = ?`,
    id,
  );
  if (row === null) return null;
  const { countsFor, ...stored } = row;
  return { comment: toComment(database, stored), takenDownBy: row.takenDownBy, countsFor };
};

export const hasCommented = (database: SiteDatabase, id: ConflictId, author: MemberId): boolean =>
  database.has(HAS_COMMENTED, author, id) ||
  database.has(HAS_COMMENTED_DISGUISED, authorKeyOf(database.secrets, author), id);

const HAS_COMMENTED =
  'SELECT 1 FROM comments INDEXED BY comments_author WHERE author_id = ? AND conflict_id = ? LIMIT 1';
const HAS_COMMENTED_DISGUISED =
  'SELECT 1 FROM comments INDEXED BY comments_disguised WHERE author_key = ? AND conflict_id = ? LIMIT 1';

const STORED = `
  comments.id, conflict_id, reply_to, author_id, author_key, author_sealed, avatar, posted_at, is_visible, taken_down_by,
  review, hidden_by_author AS is_hidden_by_author, helpful_count, minds_count, bridges, content`;
const COLUMNS = `${STORED}, users.user_nickname AS author_nickname`;

const fromIndex = (index: string): string => `
  SELECT ${COLUMNS} FROM comments INDEXED BY ${index} LEFT JOIN users ON users.id = comments.author_id`;

export const WAITING_SQL = `${fromIndex('comments_waiting_under')}
  WHERE comments.conflict_id = ? AND comments.taken_down_by = 'rest'
  ORDER BY comments.posted_at, comments.id LIMIT ?`;

export const COMMENTS_SQL = `${fromIndex('comments_threads')}
  WHERE comments.conflict_id = ? AND comments.is_visible = 1 AND comments.reply_to IS NULL
    AND (comments.posted_at, comments.id) < (?, ?)
  ORDER BY comments.posted_at DESC, comments.id DESC LIMIT ?`;

export const BRIDGING_SQL = `${fromIndex('comments_placed')}
  WHERE comments.conflict_id = ? AND comments.is_visible = 1 AND comments.reply_to IS NULL
    AND (comments.place, comments.id) < (?, ?)
  ORDER BY comments.place DESC, comments.id DESC LIMIT ?`;

export const REPLIES_SQL = `${fromIndex('comments_replies')}
  WHERE comments.reply_to = ? AND comments.is_visible = 1 AND (comments.posted_at, comments.id) > (?, ?)
  ORDER BY comments.posted_at, comments.id LIMIT ?`;

/** Parameters: ids as JSON, limit of comments per id. */
const ofEachSql = (index: string, where: string, direction: 'ASC' | 'DESC'): string => `
  SELECT ${COLUMNS}
  FROM json_each(?) AS listed
  CROSS JOIN comments ON comments.rowid IN (
    SELECT first.rowid FROM comments AS first INDEXED BY ${index} WHERE ${where}
    ORDER BY first.posted_at ${direction}, first.id ${direction} LIMIT ?
  )
  LEFT JOIN users ON users.id = comments.author_id`;

export const FIRST_REPLIES_SQL = ofEachSql(
  'comments_replies',
  'first.reply_to = listed.value AND first.is_visible = 1',
  'ASC',
);

export const RECENT_COMMENTS_SQL = ofEachSql(
  'comments_threads',
  'first.conflict_id = listed.value AND first.is_visible = 1 AND first.reply_to IS NULL',
  'DESC',
);

type StoredRow = Omit<Comment, 'underPseudonym' | 'waits'> & {
  readonly authorKey: string | null;
  readonly authorSealed: string | null;
  readonly takenDownBy: HiddenBy | null;
};

type CommentRow = StoredRow & Pick<CommentWithAuthor, 'authorNickname'>;

const toComment = <T extends StoredRow>(
  { secrets }: SiteDatabase,
  { authorKey, authorSealed, takenDownBy, ...row }: T,
) => ({
  ...row,
  authorId: authorOf(secrets, row.authorId, authorSealed),
  underPseudonym: authorKey !== null,
  waits: takenDownBy === 'rest',
});

export const findMark = (database: Database, comment: CommentId, markedBy: Voter): HelpfulMark | null =>
  database.first(`${MARK} marked_by = ?`, comment, markedBy);

export const findHeldMark = (database: Database, comment: CommentId, mailboxId: MailboxId): HelpfulMark | null =>
  database.first(`${MARK} mailbox_id = ?`, comment, mailboxId);

const MARK = 'SELECT mailbox_id, changed_mind FROM helpful_marks WHERE comment_id = ? AND';

export const findOrder = (database: Database, id: ConflictId): CommentOrder | null =>
  database.first('SELECT changes, marked_on, ordered_at, due_at FROM comment_orders WHERE conflict_id = ?', id);

export const DUE_ORDERS = `
  SELECT conflict_id AS id FROM comment_orders INDEXED BY comment_orders_due
  WHERE due_at IS NOT NULL AND due_at <= ? ORDER BY due_at LIMIT ?`;

export const readMarked = (database: SiteDatabase, id: ConflictId): Pick<OrderState, 'comments' | 'marks'> => {
  const rows = database.all<StoredRow & Pick<CommentPlace, 'place'>>(MARKED, id, ORDERED_COMMENTS);
  const comments = rows.map((row) => toComment(database, row));
  const marks = comments.flatMap(({ id: commentId }) =>
    database
      .all<Omit<CountedMark, 'commentId'>>(COUNTED_MARKS, id, commentId, ORDERED_MARKS)
      .map((mark) => ({ ...mark, commentId })),
  );
  return { comments, marks };
};

export const MARKED = `
  SELECT ${STORED}, place FROM comments INDEXED BY comments_marked
  WHERE conflict_id = ? AND is_visible = 1 AND helpful_count > 0 ORDER BY helpful_count DESC LIMIT ?`;

/** Parameters: conflict id, comment id, limit. */
export const COUNTED_MARKS = `
  SELECT marked_by, marked_on, side
  FROM helpful_marks CROSS JOIN votes ON votes.conflict_id = ? AND voter_ref = marked_by
  WHERE comment_id = ? AND established = 1 AND is_excluded = 0 LIMIT ?`;
