import { type ConflictId, HOUR, type Timestamp } from '@twosides/domain/kernel';
import type { VoteStore } from '@twosides/domain/voting';
import { type Connection, trusted } from 'mongoose';
import { inTransaction } from '../kernel/transaction.ts';
import type { Models } from '../models/models.ts';

/**
 * A conflict carries its votes of today by the hour; an hour's count is taken out in one step with the sum, so that
 * none is taken out twice and one that is stored late is still found. One transaction a conflict: it meets the votes of
 * that conflict only.
 */
export const createSweepToday =
  (connection: Connection, models: Models): VoteStore['sweepToday'] =>
  async (until) => {
    for (;;) {
      const due = await models.conflicts
        .find({ todayOldest: trusted({ $exists: true, $lte: until - HOUR }) }, { _id: 1 })
        .sort({ todayOldest: 1 })
        .limit(BATCH)
        .lean();
      for (const { _id } of due) await takeOut(connection, models, _id, until - HOUR);
      if (due.length < BATCH) return;
    }
  };

/** Conflicts that are read at a time. */
const BATCH = 500;

const takeOut = (connection: Connection, { conflicts }: Models, _id: ConflictId, last: Timestamp) =>
  inTransaction(connection, async (session) => {
    const found = await conflicts.findOne({ _id }, { todayByHour: 1 }).session(session).lean();
    const hours = Object.entries(found?.todayByHour ?? {});
    const over = hours.filter(([hour]) => Number(hour) <= last);
    if (over.length === 0) return;
    const left = hours.filter(([hour]) => Number(hour) > last);
    const votes = over.reduce((sum, [, count]) => sum + count, 0);
    await conflicts.updateOne(
      { _id },
      {
        $inc: { todayVotes: -votes, revision: 1 },
        ...(left.length === 0
          ? { $unset: { todayByHour: 1, todayOldest: 1 } }
          : {
              $set: {
                todayByHour: Object.fromEntries(left),
                todayOldest: Math.min(...left.map(([hour]) => Number(hour))),
              },
            }),
      },
      { session },
    );
  });
