import type { MemberId } from '@twosides/domain/kernel';
import { NO_RELATION, type Relation, type RelationStore } from '@twosides/domain/profile';
import type { Database } from '../kernel/database.ts';

export const createRelationStore = (database: Database): RelationStore => ({
  relation: async (member, other, change, at) =>
    database.write(() => {
      const { isMuted, isBlocked } = { ...findRelation(database, member, other), ...change };
      if (!isMuted && !isBlocked)
        database.run('DELETE FROM relations WHERE member_id = ? AND other_id = ?', member, other);
      else if (database.value(BOTH, member, other) === 2)
        database.upsert('relations', 'member_id, other_id', {
          memberId: member,
          otherId: other,
          muted: isMuted,
          blocked: isBlocked,
          at,
        });
      if (isBlocked)
        for (const pair of [
          [member, other],
          [other, member],
        ] as const)
          database.run('DELETE FROM follows WHERE follower_id = ? AND following_id = ?', ...pair);
    }),

  find: async (member, other) => findRelation(database, member, other),

  list: async (member, limit) => database.all(LATEST, member, limit),
});

const BOTH = 'SELECT count(*) AS n FROM users WHERE id IN (?, ?)';
const RELATION = 'SELECT muted AS is_muted, blocked AS is_blocked';
const LATEST = `${RELATION}, user_nickname AS nickname FROM relations JOIN users ON users.id = other_id
  WHERE member_id = ? AND user_nickname IS NOT NULL ORDER BY at DESC, other_id LIMIT ?`;
const MUTED = `SELECT other_id FROM relations
  WHERE member_id = ? AND other_id IN (SELECT value FROM json_each(?)) AND muted = 1`;

export const findMuted = (database: Database, member: MemberId, among: readonly MemberId[]): ReadonlySet<MemberId> =>
  new Set(database.list<MemberId>(MUTED, member, among));

export const isBlockedBetween = (database: Database, one: MemberId, other: MemberId): boolean =>
  findRelation(database, one, other).isBlocked || findRelation(database, other, one).isBlocked;

export const findRelation = (database: Database, member: MemberId, other: MemberId): Relation =>
  database.first(`${RELATION} FROM relations WHERE member_id = ? AND other_id = ?`, member, other) ?? NO_RELATION;
