import { NO_RELATION, type RelationStore } from '@twosides/domain/profile';
import { findNicknames } from '../kernel/records.ts';
import { inTransaction } from '../kernel/transaction.ts';
import { type RelationRecord, relationId } from '../models/member-records.ts';
import type { SiteDatabase } from '../models/models.ts';
import { deleteFollows } from './follow-writes.ts';

export const createRelationStore = (database: SiteDatabase): RelationStore => {
  const { relations, users } = database;
  return {
    relation: (memberId, otherId, change, at) =>
      inTransaction(database.connection, async () => {
        const _id = relationId(memberId, otherId);
        const found = await relations.findOne({ _id }).lean();
        const { isMuted, isBlocked } = { ...NO_RELATION, ...(found && relationOf(found)), ...change };
        // Updates both members, so that a concurrent deletion of either causes a write conflict.
        const both = [memberId, otherId].sort();
        let there = 0;
        for (const id of both) {
          const { matchedCount } = await users.updateOne({ _id: id }, { $inc: { revision: 1 } });
          there += matchedCount;
        }
        if ((!isMuted && !isBlocked) || there < both.length) await relations.deleteOne({ _id });
        else
          await relations.updateOne({ _id }, { $set: { memberId, otherId, isMuted, isBlocked, at } }, { upsert: true });
        if (isBlocked) {
          await deleteFollows(database, { followerId: memberId, followingId: otherId }, 1);
          await deleteFollows(database, { followerId: otherId, followingId: memberId }, 1);
        }
      }),

    find: async (memberId, otherId) => {
      const found = await relations.findOne({ _id: relationId(memberId, otherId) }).lean();
      return found ? relationOf(found) : NO_RELATION;
    },

    list: async (memberId, limit) => {
      const found = await relations.find({ memberId }).sort({ at: -1, otherId: 1 }).limit(limit).lean();
      const nicknames = await findNicknames(
        database,
        found.map(({ otherId }) => otherId),
      );
      return found.flatMap((record) => {
        const nickname = nicknames.get(record.otherId) ?? null;
        return nickname === null ? [] : [{ nickname, ...relationOf(record) }];
      });
    },
  };
};

const relationOf = ({ isMuted, isBlocked }: RelationRecord) => ({ isMuted, isBlocked });
