import type { MemberId, ProfileStore } from '@twosides/domain';
import { nicknameKey } from '@twosides/domain';
import { type Connection, trusted } from 'mongoose';
import { authorScope } from './list-pipeline.ts';
import type { Models } from './models/models.ts';
import { raiseAlerts } from './raise-alerts.ts';
import { toMember } from './records.ts';
import { inTransaction } from './transaction.ts';

export const createProfileStore = (connection: Connection, models: Models): ProfileStore => {
  const { users, follows, conflicts } = models;
  return {
    find: async (identifier) => {
      const user =
        (await users.findOne({ _id: identifier as MemberId }).lean()) ??
        (await users.findOne({ nicknameKey: nicknameKey(identifier) }).lean());
      return user && toMember(user);
    },

    readStanding: async (member, viewer, scope) => {
      const [followersCount, followingCount, followed, conflictCount, votedConflictCount] = await Promise.all([
        follows.countDocuments({ followingId: member }),
        follows.countDocuments({ followerId: member }),
        viewer === null ? null : follows.exists({ followerId: viewer, followingId: member }),
        conflicts.countDocuments(authorScope(member, scope)),
        conflicts.countDocuments({ ...authorScope(member, scope), totalVotes: trusted({ $gt: 0 }) }),
      ]);
      return { followersCount, followingCount, isFollowing: followed !== null, conflictCount, votedConflictCount };
    },

    follow: (followerId, followingId, createdAt, alert) =>
      inTransaction(connection, async (session) => {
        const named = { _id: trusted({ $in: [followerId, followingId] }), nicknameKey: trusted({ $exists: true }) };
        if ((await users.countDocuments(named).session(session)) < 2) return false;
        const { upsertedCount } = await follows.updateOne(
          { followerId, followingId },
          { $setOnInsert: { createdAt } },
          { session, upsert: true },
        );
        if (upsertedCount > 0) await raiseAlerts(models, [alert], session);
        return true;
      }),

    unfollow: async (followerId, followingId) => {
      await follows.deleteOne({ followerId, followingId });
    },
  };
};
