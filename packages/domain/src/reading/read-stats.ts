import type { Clock } from '../kernel/clock.port.ts';
import type { Timestamp } from '../kernel/ids.ts';
import { CATEGORY_IDS, type CategoryId } from '../model/category.ts';
import { median } from './median.rule.ts';
import type { StatsView } from './reading.api.ts';
import type { StatsStore } from './stats-store.port.ts';

const FRESH_FOR = 60_000;
const REVEALS = 1_000;

export const readStats = ({ stats, clock }: { stats: StatsStore; clock: Clock }): (() => Promise<StatsView>) => {
  let last: { readonly at: Timestamp; readonly view: Promise<StatsView> } | null = null;
  return () => {
    const now = clock();
    if (last !== null && now - last.at < FRESH_FOR) return last.view;
    const reading = { at: now, view: read(stats) };
    // A failed read must not be cached.
    reading.view.catch(() => {
      if (last === reading) last = null;
    });
    last = reading;
    return reading.view;
  };
};

const read = async (stats: StatsStore): Promise<StatsView> => {
  while (await stats.takeIn());
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
