import type { MemberId, Secrets } from '@twosides/domain/kernel';
import { nicknameKey } from '@twosides/domain/names';
import type { AuthorScope, ProfileStore } from '@twosides/domain/profile';
import { type Connection, trusted } from 'mongoose';
import { authorKeyOf } from '../../hidden-author.ts';
import { applied } from '../apply-writes.ts';
import { toMember } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { findGate } from '../mailbox-keys/gates.ts';
import { relationId } from '../models/account-schemas.ts';
import type { Models } from '../models/models.ts';
import { authorScope } from '../reading/list-pipeline.ts';
import { deleteFollows } from './follow-writes.ts';

export const createProfileStore = (connection: Connection, models: Models, secrets: Secrets): ProfileStore => {
  const { users, follows, conflicts, relations } = models;
  const countConflicts = async (member: MemberId, scope: AuthorScope, having: object = {}) => {
    const counts = await Promise.all([
      conflicts.countDocuments({ ...authorScope(member, scope), ...having }),
      scope === 'own' ? conflicts.countDocuments({ authorKey: authorKeyOf(secrets, member), ...having }) : 0,
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
      inTransaction(connection, async () => {
        const named = { _id: trusted({ $in: [followerId, followingId] }), nicknameKey: trusted({ $exists: true }) };
        const areNamed = (await users.countDocuments(named)) === 2;
        const followed = await follows.exists({ followerId, followingId });
        const blocks = {
          _id: trusted({ $in: [relationId(followerId, followingId), relationId(followingId, followerId)] }),
        };
        const isBlocked = (await relations.exists({ ...blocks, isBlocked: true })) !== null;
        const gate = await findGate(models, secrets, followerId);
        const suspendedUntil = gate?.suspendedUntil ?? null;
        const decided = decide({ areNamed, isFollowing: followed !== null, isBlocked, suspendedUntil });
        return applied({ models, secrets }, decided, gate);
      }),

    unfollow: async (followerId, followingId) => {
      await inTransaction(connection, () => deleteFollows(models, { followerId, followingId }, 1));
    },
  };
};
