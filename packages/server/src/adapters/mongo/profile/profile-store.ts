import type { MemberId } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import type { AuthorScope, ProfileStore } from '@twosides/domain/profile';
import { trusted } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import { applied } from '../apply-writes.ts';
import { toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { findGate } from '../mailbox-keys/gates.ts';
import { relationId } from '../models/member-records.ts';
import type { SiteDatabase } from '../models/models.ts';
import { authorScope } from '../reading/list-pipeline.ts';
import { deleteFollows } from './follow-writes.ts';

export const createProfileStore = (database: SiteDatabase): ProfileStore => {
  const { users, follows, conflicts, relations } = database;
  const countConflicts = async (member: MemberId, scope: AuthorScope, having: object = {}) => {
    const counts = await Promise.all([
      conflicts.countDocuments({ ...authorScope(member, scope), ...having }),
      scope === 'own' ? conflicts.countDocuments({ authorKey: authorKeyOf(database.secrets, member), ...having }) : 0,
    ]);
    return counts[0] + counts[1];
  };
  return {
    find: async (identifier) => {
      const user =
        (await users.findOne({ _id: identifier as MemberId }).lean()) ??
        (await users.findOne({ nicknameKey: nicknameKey(identifier) }).lean());
      return user && toMember(user);
    },

    readStanding: async (member, viewer, scope) => {
      const [user, followed, conflictCount, votedConflictCount] = await Promise.all([
        users.findOne({ _id: member }, { followersCount: 1, followingCount: 1 }).lean(),
        viewer === null ? null : follows.exists({ followerId: viewer, followingId: member }),
        countConflicts(member, scope),
        countConflicts(member, scope, { totalVotes: trusted({ $gt: 0 }) }),
      ]);
      const { followersCount = 0, followingCount = 0 } = user ?? {};
      return { followersCount, followingCount, isFollowing: followed !== null, conflictCount, votedConflictCount };
    },

    follow: (followerId, followingId, decide) =>
      inTransaction(database.connection, async () => {
        const named = { _id: trusted({ $in: [followerId, followingId] }), nicknameKey: trusted({ $exists: true }) };
        const areNamed = (await users.countDocuments(named)) === 2;
        const followed = await follows.exists({ followerId, followingId });
        const blocks = {
          _id: trusted({ $in: [relationId(followerId, followingId), relationId(followingId, followerId)] }),
        };
        const isBlocked = (await relations.exists({ ...blocks, isBlocked: true })) !== null;
        const gate = await findGate(database, followerId);
        const suspendedUntil = gate?.suspendedUntil ?? null;
        const decided = decide({ areNamed, isFollowing: followed !== null, isBlocked, suspendedUntil });
        return applied(database, decided, gate);
      }),

    unfollow: async (followerId, followingId) => {
      await inTransaction(database.connection, () => deleteFollows(database, { followerId, followingId }, 1));
    },
  };
};
