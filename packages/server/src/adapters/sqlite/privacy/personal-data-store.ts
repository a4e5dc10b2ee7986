import { setImmediate as nextTurn } from 'node:timers/promises';
import { alertTopic } from '@twosides/domain/alerts';
import type { DataOwner, PersonalDataStore, PersonalPart, PersonalRecords } from '@twosides/domain/privacy';
import type { Database } from '../kernel/database.ts';
import { randomizeSql } from '../kernel/randomize.ts';

export const createPersonalDataStore = (database: Database): PersonalDataStore => ({
  read: async <Part extends PersonalPart>(part: Part, owner: DataOwner, after: string | null, limit: number) => {
    const { sql, of } = PARTS[part];
    const rows = database.all<Placed>(`${sql} ORDER BY place LIMIT ?`, owner[of], after ?? FIRST, limit + 1);
    const page = rows.slice(0, limit);
    return {
      records: page.map(({ place: _, ...record }) => record as PersonalRecords[Part]),
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

const TITLE = `(
  SELECT title FROM conflicts WHERE id = conflict_id AND is_active = 1 AND coalesce(review, 'kept') = 'kept'
) AS conflict_title`;

const COMMENT = `
  SELECT id AS place, conflict_id, ${TITLE}, content, posted_at, is_visible FROM comments`;

type OfOwner = { readonly sql: string; readonly of: keyof DataOwner };

const PARTS: Readonly<Record<PersonalPart, OfOwner>> = {
  votes: {
    sql: `SELECT conflict_id AS place, conflict_id, ${TITLE}, side, first_side, side_when_seen, guess, established, voted_at
          FROM votes WHERE voter_ref = ? AND conflict_id > CAST(? AS INTEGER)`,
    of: 'voter',
  },
  comments: { sql: `${COMMENT} WHERE author_id = ? AND id > ?`, of: 'memberId' },
  disguisedComments: { sql: `${COMMENT} WHERE author_key = ? AND id > ?`, of: 'author' },
  updateFollows: {
    sql: `SELECT conflict_id AS place, conflict_id, ${TITLE}, since
          FROM update_follows WHERE member_id = ? AND conflict_id > CAST(? AS INTEGER)`,
    of: 'memberId',
  },
  following: {
    sql: `SELECT follows.id AS place, user_nickname AS nickname, follows.created_at AS since
          FROM follows JOIN users ON users.id = following_id WHERE follower_id = ? AND follows.id > ?`,
    of: 'memberId',
  },
  followers: {
    sql: 'SELECT id AS place, created_at AS since FROM follows WHERE following_id = ? AND id > ?',
    of: 'memberId',
  },
  reports: {
    sql: `SELECT item_kind || ' ' || item_id AS place,
            json_object('kind', item_kind, 'id', iif(item_kind = 'conflict', CAST(item_id AS INTEGER), item_id)) AS item,
            reason, note, reported_at
          FROM reports WHERE reporter_id = ? AND place > ?`,
    of: 'memberId',
  },
  points: {
    sql: 'SELECT id AS place, kind, points, day, is_counted FROM points WHERE member_id = ? AND id > ?',
    of: 'memberId',
  },
  helpfulMarks: {
    sql: `SELECT comment_id AS place, comment_id, changed_mind, marked_on
          FROM helpful_marks WHERE marked_by = ? AND comment_id > ?`,
    of: 'voter',
  },
};

const ALERTS =
  'DELETE FROM alerts WHERE (recipient, topic) IN (SELECT recipient, topic FROM alerts WHERE topic = ? LIMIT ?)';

const ERASURES: readonly OfOwner[] = [
  { sql: randomizeSql('votes', 'conflict_id, mailbox_id', 'voter_ref'), of: 'voter' },
  { sql: randomizeSql('helpful_marks', 'comment_id, mailbox_id', 'marked_by'), of: 'voter' },
  { sql: randomizeSql('reports', 'item_kind, item_id, mailbox_id', 'reporter_id', 16), of: 'memberId' },
  {
    sql: 'DELETE FROM operations WHERE (actor, op_id) IN (SELECT actor, op_id FROM operations WHERE actor = ? LIMIT ?)',
    of: 'actor',
  },
];
