import { INSIGHTS_MAX } from '../contract/limits.ts';
import type { InsightsView } from '../contract/views.ts';
import type { ConflictId } from '../model/ids.ts';
import type { Clock } from '../ports/clock.ts';
import type { StatsStore } from '../ports/stats-store.ts';
import { err, ok, type Result } from '../result.ts';
import { WEEK } from '../rules/week.ts';

/**
 * What has happened on a conflict in the last seven days. Nothing of its split is in it: a change of side is no new
 * voter.
 */
export const readInsights =
  ({ stats, clock }: { stats: StatsStore; clock: Clock }) =>
  async (id: ConflictId): Promise<Result<InsightsView, 'conflict-not-found'>> => {
    const activity = await stats.readActivity(id, clock() - WEEK, INSIGHTS_MAX);
    if (activity === null) return err('conflict-not-found');
    return ok({ sharesThisWeek: activity.shareCount, newVotersThisWeek: activity.voterCount });
  };
