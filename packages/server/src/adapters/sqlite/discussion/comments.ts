import {
  type CountedMark,
  type HelpfulMark,
  ORDERED_COMMENTS,
  ORDERED_MARKS,
  type OrderState,
  type StoredComment,
} from '@twosides/domain/discussion';
import type { CommentId, ConflictId, MailboxId, MemberId, Secrets, Voter } from '@twosides/domain/kernel';
import type { Comment, CommentOrder, CommentThread, CommentWithAuthor, HiddenBy } from '@twosides/domain/model';
import {
  type BridgingPosition,
  type CommentPage,
  type CommentPosition,
  FIRST_REPLIES,
  type ReplyPage,
} from '@twosides/domain/reading';
import { authorKeyOf, authorOf } from '../../hidden-author.ts';
import type { Database, Row } from '../kernel/database.ts';
import { recordsOf } from '../kernel/records.ts';

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

const byNewest = (a: CommentWithAuthor, b: CommentWithAuthor): number =>
  b.postedAt - a.postedAt || (a.id < b.id ? 1 : -1);

export const readCommentPage = (
  database: Database,
  secrets: Secrets,
  id: ConflictId,
  after: CommentPosition | null,
  limit: number,
): CommentPage => {
  const position = after === null ? [] : [after.postedAt, after.id];
  return pageOf(database, secrets, database.all(commentsSql(after !== null), id, ...position, limit + 1), limit);
};

export const readBridgingPage = (
  database: Database,
  secrets: Secrets,
  id: ConflictId,
  after: BridgingPosition | null,
  limit: number,
): CommentPage => {
  const position = after === null ? [] : [after.place, after.id];
  return pageOf(database, secrets, database.all(bridgingSql(after !== null), id, ...position, limit + 1), limit);
};

const pageOf = (database: Database, secrets: Secrets, found: readonly CommentRow[], limit: number): CommentPage => ({
  comments: withReplies(
    database,
    secrets,
    found.slice(0, limit).map((row) => toComment(secrets, row)),
  ),
  hasMore: found.length > limit,
});

export const findPosition = (
  database: Database,
  conflictId: ConflictId,
  id: CommentId,
): (CommentPosition & BridgingPosition) | null => {
  const sql = 'SELECT posted_at AS postedAt, place FROM comments WHERE id = ? AND conflict_id = ?';
  const found = database.first<Omit<CommentPosition & BridgingPosition, 'id'>>(sql, id, conflictId);
  return found && { id, ...found };
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

export const readThread = (database: Database, secrets: Secrets, id: CommentId): CommentThread | null => {
  const found = readComment(database, secrets, id);
  const comment = found?.isVisible && found.replyTo ? readComment(database, secrets, found.replyTo) : found;
  return found?.isVisible && comment?.isVisible ? (withReplies(database, secrets, [comment])[0] ?? null) : null;
};

/** Oldest first. */
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

export const COUNTS_FOR = `
  CASE WHEN reply_to IS NULL
    THEN 1 + (
      SELECT count(*) FROM comments AS replies INDEXED BY comments_replies
      WHERE replies.reply_to = comments.id AND replies.is_visible = 1)
    ELSE (SELECT answered.is_visible FROM comments AS answered WHERE answered.id = comments.reply_to)
  END`;

/** Oldest first. */
export const readWaitingComments = (
  database: Database,
  secrets: Secrets,
  id: ConflictId,
  limit: number,
): CommentWithAuthor[] => database.all<CommentRow>(WAITING_SQL, id, limit).map((row) => toComment(secrets, row));

/** Also finds comments that are not visible. */
export const readComment = (database: Database, secrets: Secrets, id: CommentId): CommentWithAuthor | null => {
  const row = database.first<CommentRow>(
    `SELECT comments.*, users.user_nickname AS author_nickname
     FROM comments LEFT JOIN users ON users.id = comments.author_id WHERE comments.id = ?`,
    id,
  );
  return row && toComment(secrets, row);
};

export const findComment = (database: Database, secrets: Secrets, id: CommentId): StoredComment | null => {
  const row = database.first<CommentRow & { readonly counts_for: number }>(
    `SELECT *, NULL AS author_nickname, ${COUNTS_FOR} AS counts_for FROM comments WHERE id = ?`,
    id,
  );
  if (row === null) return null;
  const { authorNickname: _, ...comment } = toComment(secrets, row);
  return { comment, takenDownBy: row.taken_down_by, countsFor: row.counts_for };
};

export const hasCommented = (database: Database, secrets: Secrets, id: ConflictId, author: MemberId): boolean =>
  database.first(HAS_COMMENTED, author, id) !== null ||
  database.first(HAS_COMMENTED_DISGUISED, authorKeyOf(secrets, author), id) !== null;

const HAS_COMMENTED =
  'SELECT 1 FROM comments INDEXED BY comments_author WHERE author_id = ? AND conflict_id = ? LIMIT 1';
const HAS_COMMENTED_DISGUISED =
  'SELECT 1 FROM comments INDEXED BY comments_disguised WHERE author_key = ? AND conflict_id = ? LIMIT 1';

const COLUMNS = `
  comments.id, conflict_id, reply_to, author_id, author_key, author_sealed, avatar, posted_at, is_visible, taken_down_by,
  review, hidden_by_author, helpful_count, minds_count, bridges, content, users.user_nickname AS author_nickname`;

export const WAITING_SQL = `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_waiting_under LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.conflict_id = ? AND comments.taken_down_by = 'rest' ORDER BY comments.posted_at, comments.id LIMIT ?`;

export const commentsSql = (afterPlace: boolean): string => `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_threads LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.conflict_id = ? AND comments.is_visible = 1 AND comments.reply_to IS NULL${afterPlace ? ' AND (comments.posted_at, comments.id) < (?, ?)' : ''}
  ORDER BY comments.posted_at DESC, comments.id DESC LIMIT ?`;

export const bridgingSql = (afterPlace: boolean): string => `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_placed LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.conflict_id = ? AND comments.is_visible = 1 AND comments.reply_to IS NULL${afterPlace ? ' AND (comments.place, comments.id) < (?, ?)' : ''}
  ORDER BY comments.place DESC, comments.id DESC LIMIT ?`;

export const repliesSql = (afterPlace: boolean): string => `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_replies LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.reply_to = ? AND comments.is_visible = 1${afterPlace ? ' AND (comments.posted_at, comments.id) > (?, ?)' : ''}
  ORDER BY comments.posted_at, comments.id LIMIT ?`;

/** Parameters: comment ids as JSON, limit of replies per comment. */
export const FIRST_REPLIES_SQL = `
  SELECT ${COLUMNS}
  FROM json_each(?) AS listed
  CROSS JOIN comments ON comments.rowid IN (
    SELECT first.rowid FROM comments AS first INDEXED BY comments_replies
    WHERE first.reply_to = listed.value AND first.is_visible = 1
    ORDER BY first.posted_at, first.id LIMIT ?
  )
  LEFT JOIN users ON users.id = comments.author_id`;

/** Parameters: conflict ids as JSON, limit of comments per conflict. */
export const RECENT_COMMENTS_SQL = `
  SELECT ${COLUMNS}
  FROM json_each(?) AS listed
  CROSS JOIN comments ON comments.rowid IN (
    SELECT newest.rowid FROM comments AS newest INDEXED BY comments_threads
    WHERE newest.conflict_id = listed.value AND newest.is_visible = 1 AND newest.reply_to IS NULL
    ORDER BY newest.posted_at DESC, newest.id DESC LIMIT ?
  )
  LEFT JOIN users ON users.id = comments.author_id`;

type CommentRow = Row & {
  readonly author_id: MemberId | null;
  readonly author_key: string | null;
  readonly author_sealed: string | null;
  readonly taken_down_by: HiddenBy | null;
  readonly author_nickname: string | null;
};

export const COMMENTS = recordsOf<Omit<Comment, 'authorId' | 'underPseudonym' | 'waits'>>(
  {
    id: 'plain',
    conflictId: 'plain',
    replyTo: 'plain',
    content: 'plain',
    avatar: 'plain',
    postedAt: 'plain',
    isVisible: 'flag',
    review: 'plain',
    isHiddenByAuthor: 'flag',
    helpfulCount: 'plain',
    mindsCount: 'plain',
    bridges: 'flag',
  },
  { isHiddenByAuthor: 'hidden_by_author' },
);

const toComment = (secrets: Secrets, row: CommentRow): CommentWithAuthor => ({
  ...COMMENTS.read(row),
  authorId: authorOf(secrets, row.author_id, row.author_sealed),
  underPseudonym: row.author_key !== null,
  waits: row.taken_down_by === 'rest',
  authorNickname: row.author_nickname,
});

export const findMark = (database: Database, comment: CommentId, markedBy: Voter): HelpfulMark | null =>
  MARKS.first(database, `${MARK} marked_by = ?`, comment, markedBy);

export const findHeldMark = (database: Database, comment: CommentId, mailboxId: MailboxId): HelpfulMark | null =>
  MARKS.first(database, `${MARK} mailbox_id = ?`, comment, mailboxId);

const MARK = 'SELECT mailbox_id, changed_mind FROM helpful_marks WHERE comment_id = ? AND';

const MARKS = recordsOf<HelpfulMark>({ mailboxId: 'plain', changedMind: 'flag' });

export const ORDERS = recordsOf<CommentOrder>({
  changes: 'plain',
  markedOn: 'plain',
  orderedAt: 'plain',
  dueAt: 'plain',
});

export const findOrder = (database: Database, id: ConflictId): CommentOrder | null =>
  ORDERS.first(database, 'SELECT * FROM comment_orders WHERE conflict_id = ?', id);

export const DUE_ORDERS = `
  SELECT conflict_id AS id FROM comment_orders INDEXED BY comment_orders_due
  WHERE due_at IS NOT NULL AND due_at <= ? ORDER BY due_at LIMIT ?`;

export const readMarked = (
  database: Database,
  secrets: Secrets,
  id: ConflictId,
): Pick<OrderState, 'comments' | 'marks'> => {
  const rows = database.all<CommentRow & { readonly place: number }>(MARKED, id, ORDERED_COMMENTS);
  const comments = rows.map((row) => {
    const { authorNickname: _, ...comment } = toComment(secrets, row);
    return { ...comment, place: row.place };
  });
  const marks = comments.flatMap(({ id: commentId }) =>
    database
      .all<Omit<CountedMark, 'commentId'>>(COUNTED_MARKS, id, commentId, ORDERED_MARKS)
      .map((mark) => ({ ...mark, commentId })),
  );
  return { comments, marks };
};

export const MARKED = `
  SELECT *, NULL AS author_nickname FROM comments INDEXED BY comments_marked
  WHERE conflict_id = ? AND is_visible = 1 AND helpful_count > 0 ORDER BY helpful_count DESC LIMIT ?`;

/** Parameters: conflict id, comment id, limit. */
export const COUNTED_MARKS = `
  SELECT marked_by AS markedBy, marked_on AS markedOn, side
  FROM helpful_marks CROSS JOIN votes ON votes.conflict_id = ? AND voter_ref = marked_by
  WHERE comment_id = ? AND established = 1 AND is_excluded = 0 LIMIT ?`;
