import type { MemberId } from '@twosides/domain/kernel';
import type { Member } from '@twosides/domain/model';
import { nicknameKey } from '@twosides/domain/names';
import type { FollowedMember, ProfileStore, Standing } from '@twosides/domain/profile';
import { findMember } from '../accounts/account-store.ts';
import { SELECT_MEMBER } from '../accounts/member-row.ts';
import { transact } from '../apply-writes.ts';
import { LISTED } from '../conflicts/conflict-row.ts';
import type { Database, SiteDatabase } from '../kernel/database.ts';
import { findSuspension } from '../mailbox-keys/mailbox-keys.ts';
import { isBlockedBetween } from './relation-store.ts';

export const createProfileStore = (database: SiteDatabase): ProfileStore => ({
  find: async (identifier) =>
    database.read(() => findMember(database, identifier) ?? findByNickname(database, identifier)),

  readStanding: async (member, viewer) =>
    database.read(() => ({
      ...(database.first<Followers>(FOLLOWER_COUNTS, member) ?? { followersCount: 0, followingCount: 0 }),
      isFollowing: viewer !== null && database.has(FOLLOWS, viewer, member),
      ...(database.first<Conflicts>(CONFLICT_COUNTS, member) ?? { conflictCount: 0, votedConflictCount: 0 }),
    })),

  follow: async (follower, following, decide) =>
    transact(database, decide, () => ({
      areNamed: database.value(NAMED, follower, following) === 2,
      isFollowing: database.has(FOLLOWS, follower, following),
      isBlocked: isBlockedBetween(database, follower, following),
      suspendedUntil: findSuspension(database, follower),
    })),

  unfollow: async (follower, following) => {
    database.run('DELETE FROM follows WHERE follower_id = ? AND following_id = ?', follower, following);
  },

  listFollowers: async (member, after, limit) =>
    database.all<{ memberId: MemberId; isMuting: boolean }>(FOLLOWERS, member, after ?? '', limit),

  listFollowing: async (member, limit) => database.all<FollowedMember>(FOLLOWING, member, limit),
});

type Followers = Pick<Standing, 'followersCount' | 'followingCount'>;
type Conflicts = Pick<Standing, 'conflictCount' | 'votedConflictCount'>;

const FOLLOWER_COUNTS = 'SELECT followers_count, following_count FROM users WHERE id = ?';

const CONFLICT_COUNTS = `
  SELECT count(*) AS conflict_count, count(*) FILTER (WHERE total_votes > 0) AS voted_conflict_count
  FROM conflicts INDEXED BY conflicts_public WHERE submitted_by = ? AND ${LISTED} AND anonymous = 0`;

const NAMED = 'SELECT count(*) FROM users WHERE id IN (?, ?) AND nickname_key IS NOT NULL';

const FOLLOWS = 'SELECT 1 FROM follows WHERE follower_id = ? AND following_id = ?';

export const FOLLOWERS = `
  SELECT follower_id AS member_id,
    EXISTS (SELECT 1 FROM relations WHERE member_id = follower_id AND other_id = following_id AND muted = 1) AS is_muting
  FROM follows INDEXED BY follows_followers
  WHERE following_id = ? AND follower_id > ? ORDER BY follower_id LIMIT ?`;

export const FOLLOWING = `
  SELECT user_nickname AS nickname FROM follows INDEXED BY follows_latest JOIN users ON users.id = following_id
  WHERE follower_id = ? AND user_nickname IS NOT NULL ORDER BY follows.created_at DESC, following_id LIMIT ?`;

const findByNickname = (database: Database, nickname: string): Member | null =>
  database.first(`${SELECT_MEMBER} WHERE nickname_key = ?`, nicknameKey(nickname));
