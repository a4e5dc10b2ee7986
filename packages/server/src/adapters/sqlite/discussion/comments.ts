import type { StoredComment } from '@twosides/domain/discussion';
import type { CommentId, ConflictId, MailboxId, MemberId, Secrets, Voter } from '@twosides/domain/kernel';
import type { CommentWithAuthor, KeptOffBy, Review } from '@twosides/domain/model';
import type { CommentPage, CommentPosition } from '@twosides/domain/reading';
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
  return { comments: found.slice(0, limit), hasMore: found.length > limit };
};

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
  return { comment, takenDownBy: row.taken_down_by };
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
  comments.id, conflict_id, author_id, author_key, author_sealed, avatar, posted_at, is_visible, taken_down_by,
  review, hidden_by_author, helpful_count, content, users.user_nickname AS author_nickname`;

export const WAITING_SQL = `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_waiting_under LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.conflict_id = ? AND comments.taken_down_by = 'rest' ORDER BY comments.posted_at, comments.id LIMIT ?`;

export const commentsSql = (afterPlace: boolean): string => `
  SELECT ${COLUMNS}
  FROM comments INDEXED BY comments_newest LEFT JOIN users ON users.id = comments.author_id
  WHERE comments.conflict_id = ? AND comments.is_visible = 1${afterPlace ? ' AND (comments.posted_at, comments.id) < (?, ?)' : ''}
  ORDER BY comments.posted_at DESC, comments.id DESC LIMIT ?`;

/** Takes conflict ids as JSON and a limit. One statement per conflict would cost more than it reads. */
export const RECENT_COMMENTS_SQL = `
  SELECT ${COLUMNS}
  FROM json_each(?) AS listed
  CROSS JOIN comments ON comments.rowid IN (
    SELECT newest.rowid FROM comments AS newest INDEXED BY comments_newest
    WHERE newest.conflict_id = listed.value AND newest.is_visible = 1
    ORDER BY newest.posted_at DESC, newest.id DESC LIMIT ?
  )
  LEFT JOIN users ON users.id = comments.author_id`;

type CommentRow = {
  readonly id: string;
  readonly conflict_id: number;
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
