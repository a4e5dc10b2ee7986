import { spanStart } from '@twosides/domain/points';
import type { CategoryStats, StatsStore } from '@twosides/domain/reading';
import { type PipelineStage, trusted } from 'mongoose';
import type { Models } from '../models/models.ts';

export const createStatsStore = ({ conflicts, users, votes, shares }: Models): StatsStore => ({
  sumByCategory: () =>
    conflicts.aggregate<CategoryStats>([
      { $match: { isActive: true } },
      {
        $group: {
          _id: '$category',
          conflictCount: { $sum: 1 },
          voteCount: { $sum: '$totalVotes' },
          commentCount: { $sum: '$commentCount' },
          revealedCount: { $sum: { $cond: [{ $gt: ['$revealedAt', null] }, 1, 0] } },
        },
      },
      { $project: { _id: 0, category: '$_id', conflictCount: 1, voteCount: 1, commentCount: 1, revealedCount: 1 } },
    ]),
  countMembers: () => users.countDocuments({ nicknameKey: trusted({ $exists: true }) }),
  listTimesToReveal: async (limit) => {
    const rows = await conflicts.aggregate<{ time: number }>(timesToReveal(limit));
    return rows.map(({ time }) => time);
  },
  readActivity: async (conflictId, since, most) => {
    const [found, shareCount, voterCount] = await Promise.all([
      conflicts.exists({ _id: conflictId, isActive: true }),
      shares.countDocuments({ conflictId, sharedAt: trusted({ $gt: since }) }).limit(most),
      votes.countDocuments({ conflictId, votedAt: trusted({ $gte: spanStart('day', since) }) }).limit(most),
    ]);
    return found && { shareCount, voterCount };
  },
});

/** Reads as many as the limit says. */
export const timesToReveal = (limit: number): PipelineStage[] => [
  { $match: { isActive: true, revealedAt: { $gt: 0 } } },
  { $sort: { revealedAt: -1 } },
  { $limit: limit },
  { $match: { anonymous: false } },
  { $project: { _id: 0, time: { $subtract: ['$revealedAt', '$submittedAt'] } } },
];
