import type { Clock } from '../kernel/clock.port.ts';
import type { ConflictId } from '../kernel/ids.ts';
import { err, ok, type Result } from '../kernel/result.ts';
import { WEEK } from '../kernel/time.ts';
import { INSIGHTS_MAX } from '../wire/limits.ts';
import type { InsightsView } from './reading.api.ts';
import type { StatsStore } from './stats-store.port.ts';

/** Counts only first votes, because changed votes would hint at a hidden result. */
export const readInsights =
  ({ stats, clock }: { stats: StatsStore; clock: Clock }) =>
  async (id: ConflictId): Promise<Result<InsightsView, 'conflict-not-found'>> => {
    const activity = await stats.readActivity(id, clock() - WEEK, INSIGHTS_MAX);
    if (activity === null) return err('conflict-not-found');
    return ok({ sharesThisWeek: activity.shareCount, newVotersThisWeek: activity.voterCount });
  };
