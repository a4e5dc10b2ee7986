import type { ConflictId, ConflictStore, Timestamp } from '@twosides/domain';
import { type Connection, type Types, trusted } from 'mongoose';
import type { Models } from './models/models.ts';
import { inTransaction } from './transaction.ts';

/**
 * A vote carries `inToday` while it is counted; the mark and the count go in one transaction, so that no vote is taken out twice
 * and one that is stored late is still found. One transaction a conflict: it meets the votes of that conflict only.
 */
export const createSweepToday =
  (connection: Connection, models: Models): ConflictStore['sweepToday'] =>
  async (until) => {
    for (;;) {
      const due = await findDue(models, until);
      for (const [conflictId, votes] of due)
        await takeOut(
          connection,
          models,
          conflictId,
          votes.map((vote) => vote._id),
        );
      if (due.size === 0) return;
    }
  };

/** Votes that are read at a time. */
const BATCH = 1_000;

const findDue = async ({ votes }: Models, until: Timestamp) => {
  const due = await votes
    .find({ inToday: true, votedAt: trusted({ $lte: until }) }, { conflictId: 1 })
    .sort({ votedAt: 1 })
    .limit(BATCH)
    .lean();
  return Map.groupBy(due, (vote) => vote.conflictId);
};

const takeOut = (connection: Connection, { conflicts, votes }: Models, conflictId: ConflictId, ids: Types.ObjectId[]) =>
  inTransaction(connection, async (session) => {
    const { modifiedCount } = await votes.updateMany(
      { _id: trusted({ $in: ids }), inToday: true },
      { $unset: { inToday: 1 } },
      { session },
    );
    if (modifiedCount > 0)
      await conflicts.updateOne(
        { _id: conflictId },
        { $inc: { todayVotes: -modifiedCount, revision: 1 } },
        { session },
      );
  });
