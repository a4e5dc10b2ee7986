import type { MemberId } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import type { ProfileStore } from '@twosides/domain/profile';
import { trusted } from 'mongoose';
import { transactAs } from '../apply-writes.ts';
import { findNicknames, toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { relationId } from '../models/member-records.ts';
import type { SiteDatabase } from '../models/models.ts';
import { publicOf } from '../reading/list-pipeline.ts';
import { deleteFollows } from './follow-writes.ts';

export const createProfileStore = (database: SiteDatabase): ProfileStore => {
  const { users, follows, conflicts, relations } = database;
  return {
    find: async (identifier) => {
      const user =
        (await users.findOne({ _id: identifier as MemberId }).lean()) ??
        (await users.findOne({ nicknameKey: nicknameKey(identifier) }).lean());
      return user && toMember(user);
    },

    readStanding: async (member, viewer) => {
      const [user, followed, conflictCount, votedConflictCount] = await Promise.all([
        users.findOne({ _id: member }, { followersCount: 1, followingCount: 1 }).lean(),
        viewer === null ? null : follows.exists({ followerId: viewer, followingId: member }),
        conflicts.countDocuments(publicOf(member)),
        conflicts.countDocuments({ ...publicOf(member), totalVotes: trusted({ $gt: 0 }) }),
      ]);
      const { followersCount = 0, followingCount = 0 } = user ?? {};
      return { followersCount, followingCount, isFollowing: followed !== null, conflictCount, votedConflictCount };
    },

    follow: (followerId, followingId, decide) =>
      transactAs(database, followerId, decide, async ({ suspendedUntil }) => {
        const named = { _id: trusted({ $in: [followerId, followingId] }), nicknameKey: trusted({ $exists: true }) };
        const areNamed = (await users.countDocuments(named)) === 2;
        const followed = await follows.exists({ followerId, followingId });
        const blocks = {
          _id: trusted({ $in: [relationId(followerId, followingId), relationId(followingId, followerId)] }),
        };
        const isBlocked = (await relations.exists({ ...blocks, isBlocked: true })) !== null;
        return { areNamed, isFollowing: followed !== null, isBlocked, suspendedUntil };
      }),

    unfollow: async (followerId, followingId) => {
      await inTransaction(database.connection, () => deleteFollows(database, { followerId, followingId }, 1));
    },

    listFollowers: async (followingId, after, limit) => {
      const found = await follows
        .find({ followingId, ...(after !== null && { followerId: trusted({ $gt: after }) }) }, { followerId: 1 })
        .sort({ followerId: 1 })
        .limit(limit)
        .hint('followers_by_id')
        .lean();
      const pairs = found.map(({ followerId }) => relationId(followerId, followingId));
      const muting = await relations.find({ _id: trusted({ $in: pairs }), isMuted: true }, { memberId: 1 }).lean();
      const mutingIds = new Set(muting.map(({ memberId }) => memberId));
      return found.map(({ followerId }) => ({ memberId: followerId, isMuting: mutingIds.has(followerId) }));
    },

    listFollowing: async (followerId, limit) => {
      const found = await follows
        .find({ followerId }, { followingId: 1 })
        .sort({ createdAt: -1, followingId: 1 })
        .limit(limit)
        .hint('latest')
        .lean();
      const ids = found.map(({ followingId }) => followingId);
      const nicknames = await findNicknames(database, ids);
      return ids.flatMap((id) => {
        const nickname = nicknames.get(id) ?? null;
        return nickname === null ? [] : [{ nickname }];
      });
    },
  };
};
