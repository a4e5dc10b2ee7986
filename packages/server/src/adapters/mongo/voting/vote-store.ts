import { HOUR, type Timestamp, type Voter } from '@twosides/domain/kernel';
import { type Guessed, NO_HISTORY, type VoteHistory } from '@twosides/domain/model';
import { countedHistory, type VoteStore } from '@twosides/domain/voting';
import { type PipelineStage, trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createVoteStore = ({ conflicts, votes }: Models): Omit<VoteStore, 'castVote'> => ({
  listGuesses: async (voter, limit) => {
    const rows = await votes.aggregate<GuessRow>(guessPipeline(voter, limit)).hint('guesses');
    return rows.map(({ guess, firstSide, history }) => ({
      guess,
      firstSide,
      blind: countedHistory({ ...NO_HISTORY, ...history }).blind,
    }));
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

type GuessRow = Guessed & { readonly history: Pick<VoteHistory, 'blind' | 'excluded'> };

export const guessPipeline = (voterRef: Voter, limit: number): PipelineStage[] => [
  { $match: { voterRef, guess: { $gte: 0 } } },
  { $sort: { conflictId: -1 } },
  { $limit: limit },
  {
    $lookup: {
      from: 'conflicts',
      localField: 'conflictId',
      foreignField: '_id',
      pipeline: [
        { $match: { revealedAt: { $ne: null } } },
        { $project: { 'history.blind': 1, 'history.excluded': 1 } },
      ],
      as: 'revealed',
    },
  },
  { $unwind: '$revealed' },
  { $project: { _id: 0, guess: 1, firstSide: 1, history: '$revealed.history' } },
];

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
