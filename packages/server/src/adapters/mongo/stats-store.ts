import type { CategoryStats, StatsStore } from '@twosides/domain';
import type { Models } from './models/models.ts';

export const createStatsStore = ({ conflicts }: Models): StatsStore => ({
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
});
