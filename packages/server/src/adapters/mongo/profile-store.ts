import type { MemberId, ProfileStore } from '@twosides/domain';
import { nicknameKey } from '@twosides/domain';
import { trusted } from 'mongoose';
import { authorScope } from './list-pipeline.ts';
import type { Models } from './models/models.ts';
import { toMember } from './records.ts';

export const createProfileStore = ({ users, follows, conflicts }: Models): ProfileStore => ({
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

  follow: async (followerId, followingId, createdAt) => {
    await follows.updateOne({ followerId, followingId }, { $setOnInsert: { createdAt } }, { upsert: true });
  },

  unfollow: async (followerId, followingId) => {
    await follows.deleteOne({ followerId, followingId });
  },
});
