import { type Clock, type ConflictId, err, MINUTE, ok, type Result, type Timestamp, WEEK } from '../kernel/index.ts';
import { CATEGORY_IDS, type CategoryId } from '../model/index.ts';
import { INSIGHTS_MAX } from '../wire/index.ts';
import type { InsightsView, StatsView } from './reading.api.ts';
import type { StatsStore } from './reading.port.ts';

const FRESH_FOR = MINUTE;
const REVEALS = 1_000;

export const readStats = ({ stats, clock }: { stats: StatsStore; clock: Clock }): (() => Promise<StatsView>) => {
  let last: { readonly at: Timestamp; readonly view: Promise<StatsView> } | null = null;
  return () => {
    const now = clock();
    if (last !== null && now - last.at < FRESH_FOR) return last.view;
    const reading = { at: now, view: read(stats) };
    reading.view.catch(() => {
      if (last === reading) last = null;
    });
    last = reading;
    return reading.view;
  };
};

const read = async (stats: StatsStore): Promise<StatsView> => {
  while (await stats.updateCounts());
  const [rows, memberCount, timesToReveal] = await Promise.all([
    stats.sumByCategory(),
    stats.countMembers(),
    stats.listTimesToReveal(REVEALS),
  ]);
  const sum = (key: 'conflictCount' | 'voteCount' | 'commentCount' | 'revealedCount') =>
    rows.reduce((total, row) => total + row[key], 0);
  const inCategory = (id: CategoryId) => rows.find((row) => row.category === id)?.conflictCount ?? 0;
  const conflictCount = sum('conflictCount');
  const perConflict = (total: number) => (conflictCount === 0 ? null : Math.round(total / conflictCount));
  return {
    memberCount,
    conflictCount,
    voteCount: sum('voteCount'),
    commentCount: sum('commentCount'),
    revealedCount: sum('revealedCount'),
    conflictsByCategory: Object.fromEntries(CATEGORY_IDS.map((id) => [id, inCategory(id)])) as Record<
      CategoryId,
      number
    >,
    averageVotes: perConflict(sum('voteCount')),
    revealRate: perConflict(100 * sum('revealedCount')),
    medianTimeToReveal: median(timesToReveal),
  };
};

const median = (numbers: readonly number[]): number | null => {
  if (numbers.length === 0) return null;
  const sorted = numbers.toSorted((a, b) => a - b);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] as number;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] as number) + upper) / 2;
};

/** Counts only first votes, because changed votes would hint at a hidden result. */
export const readInsights =
  ({ stats, clock }: { stats: StatsStore; clock: Clock }) =>
  async (id: ConflictId): Promise<Result<InsightsView, 'conflict-not-found'>> => {
    const activity = await stats.readActivity(id, clock() - WEEK, INSIGHTS_MAX);
    if (activity === null) return err('conflict-not-found');
    return ok({ sharesThisWeek: activity.shareCount, newVotersThisWeek: activity.voterCount });
  };
