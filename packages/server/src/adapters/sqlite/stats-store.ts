import type { CategoryStats, StatsStore } from '@twosides/domain';
import type { Database } from './database.ts';

export const createStatsStore = (database: Database): StatsStore => ({
  sumByCategory: async () =>
    database.all<CategoryStats>(
      `SELECT category, count(*) AS conflictCount, sum(total_votes) AS voteCount, sum(comment_count) AS commentCount,
         count(revealed_at) AS revealedCount
       FROM conflicts WHERE is_active = 1 GROUP BY category`,
    ),
});
