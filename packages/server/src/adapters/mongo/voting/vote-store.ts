import { HOUR, type Timestamp } from '@twosides/domain/kernel';
import { countedHistory, type VoteStore } from '@twosides/domain/voting';
import { type PipelineStage, trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createVoteStore = ({ conflicts, votes }: Models): Omit<VoteStore, 'castVote'> => ({
  listGuesses: async (voterRef, limit) => {
    const guesses = await votes
      .find({ voterRef, guess: trusted({ $gte: 0 }) }, { conflictId: 1, guess: 1, firstSide: 1 })
      .sort({ conflictId: -1 })
      .limit(limit)
      .hint('guesses')
      .lean();
    const ids = trusted({ $in: guesses.map(({ conflictId }) => conflictId) });
    const revealed = await conflicts.find({ _id: ids, revealedAt: trusted({ $ne: null }) }, { history: 1 }).lean();
    const histories = new Map(revealed.map(({ _id, history }) => [_id, history]));
    return guesses.flatMap(({ conflictId, guess, firstSide }) => {
      const history = histories.get(conflictId);
      return history && guess !== null ? [{ guess, firstSide, blind: countedHistory(history).blind }] : [];
    });
  },

  deleteNetworks: async (until, limit) => {
    const due = { network: trusted({ $exists: true }), votedAt: trusted({ $lte: until }) };
    const found = await votes.find(due, { _id: 1 }).hint('with_network').limit(limit).lean();
    if (found.length === 0) return 0;
    const those = { _id: trusted({ $in: found.map(({ _id }) => _id) }) };
    return (await votes.updateMany(those, { $unset: { network: 1 } })).modifiedCount;
  },

  sweepToday: async (until) => {
    const last = until - HOUR;
    const over = { todayOldest: trusted({ $exists: true, $lte: last }) };
    for (;;) {
      const due = await conflicts.find(over, { _id: 1 }).sort({ todayOldest: 1 }).limit(BATCH).lean();
      if (due.length > 0)
        await conflicts.updateMany({ _id: trusted({ $in: due.map(({ _id }) => _id) }), ...over }, takeOut(last), {
          updatePipeline: true,
        });
      if (due.length < BATCH) return;
    }
  },
});

const BATCH = 500;

const takeOut = (last: Timestamp): PipelineStage.Set[] | PipelineStage[] => [
  { $set: { todayByHour: { $objectToArray: '$todayByHour' } } },
  {
    $set: {
      todayVotes: { $subtract: ['$todayVotes', { $sum: hoursWhere({ $lte: [HOUR_OF, last] }, '$$hour.v') }] },
      todayByHour: { $arrayToObject: hoursWhere({ $gt: [HOUR_OF, last] }, '$$hour') },
      todayOldest: { $min: hoursWhere({ $gt: [HOUR_OF, last] }, HOUR_OF) },
      revision: { $add: ['$revision', 1] },
    },
  },
  {
    $set: {
      todayByHour: { $cond: [{ $eq: ['$todayOldest', null] }, '$$REMOVE', '$todayByHour'] },
      todayOldest: { $ifNull: ['$todayOldest', '$$REMOVE'] },
    },
  },
];

const HOUR_OF = { $toLong: '$$hour.k' };

const hoursWhere = (holds: object, what: unknown) => ({
  $map: { input: { $filter: { input: '$todayByHour', as: 'hour', cond: holds } }, as: 'hour', in: what },
});
