import type { UnusualVotingStore } from '@twosides/domain/moderation';
import { countedHistory } from '@twosides/domain/voting';
import { trusted } from 'mongoose';
import type { ConflictRecord } from '../models/conflict-records.ts';
import type { Models } from '../models/models.ts';
import { indexOfList, walk } from '../reading/list-pipeline.ts';

export const createUnusualVotingStore = ({ conflicts }: Models): UnusualVotingStore => ({
  listBusy: async (least, after, limit) => {
    const rows = await conflicts
      .aggregate<ConflictRecord>([
        ...walk('voted-today', null, after, limit),
        { $match: { todayVotes: { $gte: least } } },
        { $project: { todayVotes: 1, totalVotes: 1, history: 1 } },
      ])
      .hint(indexOfList({ list: 'voted-today', category: null }));
    return rows.map(({ _id, todayVotes, totalVotes, history }) => ({
      place: [todayVotes, totalVotes, _id],
      history,
    }));
  },
  note: async (_id, unusualOn, lookedAtBefore) => {
    await conflicts.updateOne(
      { _id, unusualOn: null, $or: [{ unusualSeenAt: null }, { unusualSeenAt: trusted({ $lt: lookedAtBefore }) }] },
      { $set: { unusualOn } },
    );
  },
  listOpen: async (limit) => {
    const rows = await conflicts
      .find({ ...OPEN }, { title: 1, history: 1, unusualOn: 1 })
      .sort({ unusualOn: 1 })
      .limit(limit)
      .lean();
    return rows.map(({ _id, title, history, unusualOn = 0 }) => {
      const { established, others } = countedHistory(history);
      return { id: _id, title, foundOn: unusualOn, established: established.totalVotes, others: others.totalVotes };
    });
  },
  settle: async (_id, at) => {
    const settled = await conflicts.updateOne(
      { _id, ...OPEN },
      { $set: { unusualSeenAt: at }, $unset: { unusualOn: 1 } },
    );
    return settled.modifiedCount > 0;
  },
});

const OPEN = { unusualOn: trusted({ $gt: 0 }), revealedAt: trusted({ $ne: null }) };
