import type { AuthorScope, Member, MemberId, ProfileStore, Standing } from '@twosides/domain';
import { nicknameKey } from '@twosides/domain';
import { findMember } from './account-store.ts';
import { raiseAlerts } from './alerts.ts';
import type { Database } from './database.ts';
import { type MemberRow, toMember } from './member-row.ts';

export const createProfileStore = (database: Database): ProfileStore => ({
  find: async (identifier) =>
    database.read(() => findMember(database, identifier) ?? findByNickname(database, identifier)),

  readStanding: async (member, viewer, scope) =>
    database.read(() => ({
      followersCount: count(database, 'SELECT count(*) AS n FROM follows WHERE following_id = ?', member),
      followingCount: count(database, 'SELECT count(*) AS n FROM follows WHERE follower_id = ?', member),
      isFollowing: viewer !== null && count(database, FOLLOWS, viewer, member) > 0,
      ...countConflicts(database, member, scope),
    })),

  follow: async (follower, following, at, alert) =>
    database.write(() => {
      if (count(database, NAMED, follower, following) < 2) return false;
      const added = database.run(
        'INSERT INTO follows (follower_id, following_id, created_at) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
        follower,
        following,
        at,
      );
      if (added > 0) raiseAlerts(database, [alert]);
      return true;
    }),

  unfollow: async (follower, following) => {
    database.run('DELETE FROM follows WHERE follower_id = ? AND following_id = ?', follower, following);
  },
});

const NAMED = 'SELECT count(*) AS n FROM users WHERE id IN (?, ?) AND nickname_key IS NOT NULL';

const FOLLOWS = 'SELECT count(*) AS n FROM follows WHERE follower_id = ? AND following_id = ?';

const findByNickname = (database: Database, nickname: string): Member | null => {
  const row = database.first<MemberRow>('SELECT * FROM users WHERE nickname_key = ?', nicknameKey(nickname));
  return row && toMember(row);
};

const count = (database: Database, sql: string, ...values: string[]): number =>
  database.first<{ n: number }>(sql, ...values)?.n ?? 0;

const countConflicts = (
  database: Database,
  member: MemberId,
  scope: AuthorScope,
): Pick<Standing, 'conflictCount' | 'votedConflictCount'> => {
  const row = database.first<{ n: number; voted: number }>(
    `SELECT count(*) AS n, count(*) FILTER (WHERE total_votes > 0) AS voted FROM conflicts INDEXED BY conflicts_${scope}
     WHERE submitted_by = ?${scope === 'public' ? ' AND is_active = 1 AND anonymous = 0' : ''}`,
    member,
  );
  return { conflictCount: row?.n ?? 0, votedConflictCount: row?.voted ?? 0 };
};
