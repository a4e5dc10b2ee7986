import { setImmediate as nextTurn } from 'node:timers/promises';
import { alertTopic } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { DataOwner, PersonalDataStore, PersonalPart, PersonalRecords } from '@twosides/domain/privacy';
import type { Database } from '../kernel/database.ts';
import { type ItemRow, toItem } from '../moderation/rulings.ts';

export const createPersonalDataStore = (database: Database): PersonalDataStore => ({
  read: async (part, owner, after, limit) => {
    const { sql, of, toRecord } = PARTS[part];
    const rows = database.all<Placed>(`${sql} ORDER BY place LIMIT ?`, owner[of], after ?? FIRST, limit + 1);
    const page = rows.slice(0, limit);
    return {
      records: page.map((row) => toRecord(row)),
      next: rows.length > limit ? String(page.at(-1)?.place) : null,
    };
  },

  eraseNext: async (owner, limit) => {
    await nextTurn();
    return database.write(() => {
      const topic = alertTopic({ type: 'follower', followerId: owner.memberId });
      const alerts = database.run(ALERTS, topic, limit);
      const changed = ERASURES.map(({ sql, of }) => database.run(sql, owner[of], limit));
      return [alerts, ...changed].some((rows) => rows === limit);
    });
  },
});

/** Sorts before every number and every UUID, so the first page starts after it. */
const FIRST = '0';

type Placed = { readonly place: number | string };

type Reading<Row, Out> = {
  readonly sql: string;
  readonly of: keyof DataOwner;
  readonly toRecord: (row: Row) => Out;
};

const reading = <Row, Out>({ sql, of, toRecord }: Reading<Row, Out>): Reading<unknown, Out> => ({
  sql,
  of,
  toRecord: (row) => toRecord(row as Row),
});

type Mention = { readonly conflictId: ConflictId; readonly conflictTitle: string | null };

const TITLE = `(
  SELECT title FROM conflicts WHERE id = conflict_id AND is_active = 1 AND coalesce(review, 'kept') = 'kept'
) AS conflictTitle`;

const commentsBy = (column: 'author_id' | 'author_key', of: keyof DataOwner) =>
  reading<Placed & Mention & CommentRow, PersonalRecords['comments']>({
    sql: `SELECT id AS place, conflict_id AS conflictId, ${TITLE}, content, posted_at AS postedAt, is_visible
          FROM comments WHERE ${column} = ? AND id > ?`,
    of,
    toRecord: ({ place: _, is_visible, ...comment }) => ({ ...comment, isVisible: is_visible === 1 }),
  });

const PARTS: { readonly [Part in PersonalPart]: Reading<unknown, PersonalRecords[Part]> } = {
  votes: reading<Placed & VoteRow, PersonalRecords['votes']>({
    sql: `SELECT conflict_id AS place, conflict_id AS conflictId, ${TITLE}, side, first_side AS firstSide, side_when_seen AS sideWhenSeen,
            guess, established, voted_at AS votedAt
          FROM votes WHERE voter_ref = ? AND conflict_id > CAST(? AS INTEGER)`,
    of: 'voter',
    toRecord: ({ place: _, established, ...vote }) => ({ ...vote, established: established === 1 }),
  }),
  comments: commentsBy('author_id', 'memberId'),
  disguisedComments: commentsBy('author_key', 'author'),
  updateFollows: reading<Placed & PersonalRecords['updateFollows'], PersonalRecords['updateFollows']>({
    sql: `SELECT conflict_id AS place, conflict_id AS conflictId, ${TITLE}, since
          FROM update_follows WHERE member_id = ? AND conflict_id > CAST(? AS INTEGER)`,
    of: 'memberId',
    toRecord: ({ place: _, ...follow }) => follow,
  }),
  following: reading<Placed & PersonalRecords['following'], PersonalRecords['following']>({
    sql: `SELECT follows.id AS place, user_nickname AS nickname, follows.created_at AS since
          FROM follows JOIN users ON users.id = following_id WHERE follower_id = ? AND follows.id > ?`,
    of: 'memberId',
    toRecord: ({ place: _, ...follow }) => follow,
  }),
  followers: reading<Placed & PersonalRecords['followers'], PersonalRecords['followers']>({
    sql: 'SELECT id AS place, created_at AS since FROM follows WHERE following_id = ? AND id > ?',
    of: 'memberId',
    toRecord: ({ since }) => ({ since }),
  }),
  reports: reading<Placed & ReportRow, PersonalRecords['reports']>({
    sql: `SELECT item_kind || ' ' || item_id AS place, item_kind, item_id, reason, note, reported_at AS reportedAt
          FROM reports WHERE reporter_id = ? AND place > ?`,
    of: 'memberId',
    toRecord: ({ item_kind, item_id, reason, note, reportedAt }) => ({
      item: toItem({ item_kind, item_id }),
      reason,
      note,
      reportedAt,
    }),
  }),
  points: reading<Placed & PointRow, PersonalRecords['points']>({
    sql: 'SELECT id AS place, kind, points, day, is_counted FROM points WHERE member_id = ? AND id > ?',
    of: 'memberId',
    toRecord: ({ place: _, is_counted, ...entry }) => ({ ...entry, isCounted: is_counted === 1 }),
  }),
  helpfulMarks: reading<Placed & MarkRow, PersonalRecords['helpfulMarks']>({
    sql: `SELECT comment_id AS place, comment_id AS commentId, changed_mind, marked_on AS markedOn
          FROM helpful_marks WHERE marked_by = ? AND comment_id > ?`,
    of: 'voter',
    toRecord: ({ commentId, changed_mind, markedOn }) => ({ commentId, changedMind: changed_mind === 1, markedOn }),
  }),
};

type CommentRow = Omit<PersonalRecords['comments'], 'isVisible'> & { readonly is_visible: number };
type VoteRow = Omit<PersonalRecords['votes'], 'established'> & { readonly established: number };
type MarkRow = Omit<PersonalRecords['helpfulMarks'], 'changedMind'> & { readonly changed_mind: number };
type PointRow = Omit<PersonalRecords['points'], 'isCounted'> & { readonly is_counted: number };
type ReportRow = ItemRow & Omit<PersonalRecords['reports'], 'item'>;

const ALERTS =
  'DELETE FROM alerts WHERE (recipient, topic) IN (SELECT recipient, topic FROM alerts WHERE topic = ? LIMIT ?)';

const ERASURES: readonly { readonly sql: string; readonly of: keyof DataOwner }[] = [
  {
    sql: `UPDATE votes SET voter_ref = lower(hex(randomblob(32)))
          WHERE (conflict_id, mailbox_id) IN (SELECT conflict_id, mailbox_id FROM votes WHERE voter_ref = ? LIMIT ?)`,
    of: 'voter',
  },
  {
    sql: `UPDATE helpful_marks SET marked_by = lower(hex(randomblob(32)))
          WHERE (comment_id, mailbox_id) IN (SELECT comment_id, mailbox_id FROM helpful_marks WHERE marked_by = ? LIMIT ?)`,
    of: 'voter',
  },
  {
    sql: `UPDATE reports SET reporter_id = lower(hex(randomblob(16)))
          WHERE (item_kind, item_id, mailbox_id) IN
            (SELECT item_kind, item_id, mailbox_id FROM reports WHERE reporter_id = ? LIMIT ?)`,
    of: 'memberId',
  },
  {
    sql: `DELETE FROM operations WHERE (actor, op_id) IN (SELECT actor, op_id FROM operations WHERE actor = ? LIMIT ?)`,
    of: 'actor',
  },
];
