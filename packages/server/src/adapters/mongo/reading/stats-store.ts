import { spanStart } from '@twosides/domain/points';
import type { StatsStore } from '@twosides/domain/reading';
import { type PipelineStage, trusted } from 'mongoose';
import type { SiteDatabase } from '../models/models.ts';
import { updateCounts } from './take-in.ts';

export const createStatsStore = (database: SiteDatabase): StatsStore => ({
  updateCounts: () => updateCounts(database),
  sumByCategory: async () => {
    const sums = await database.categoryFigures.find().lean();
    return sums.map(({ _id, conflicts, votes, comments, revealed }) => ({
      category: _id,
      conflictCount: conflicts,
      voteCount: votes,
      commentCount: comments,
      revealedCount: revealed,
    }));
  },
  countMembers: async () => (await database.counters.findOne({ _id: 'members' }).lean())?.value ?? 0,
  listTimesToReveal: async (limit) => {
    const rows = await database.conflicts.aggregate<{ time: number }>(timesToReveal(limit));
    return rows.map(({ time }) => time);
  },
  readActivity: async (conflictId, since, most) => {
    const day = spanStart('day', since);
    const votedAt = trusted({ $gte: day });
    const excluded = await database.votes.countDocuments({ conflictId, votedAt, isExcluded: true }).hint('excluded');
    const [found, shareCount, castCount] = await Promise.all([
      database.conflicts.exists({ _id: conflictId, isActive: true }),
      database.shares.countDocuments({ conflictId, sharedAt: trusted({ $gt: since }) }).limit(most),
      database.votes.countDocuments({ conflictId, votedAt }).limit(most + excluded),
    ]);
    return found && { shareCount, voterCount: castCount - excluded };
  },
});

/** Anonymous conflicts are dropped after the limit, so fewer than `limit` may remain. */
export const timesToReveal = (limit: number): PipelineStage[] => [
  { $match: { isActive: true, revealedAt: { $gt: 0 } } },
  { $sort: { revealedAt: -1 } },
  { $limit: limit },
  { $match: { anonymous: false } },
  { $project: { _id: 0, time: { $subtract: ['$revealedAt', '$submittedAt'] } } },
];
