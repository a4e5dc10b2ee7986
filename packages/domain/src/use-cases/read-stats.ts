import type { StatsView } from '../contract/views.ts';
import { CATEGORY_IDS, type CategoryId } from '../model/category.ts';
import type { Timestamp } from '../model/ids.ts';
import type { Clock } from '../ports/clock.ts';
import type { StatsStore } from '../ports/stats-store.ts';

/** How long one counting serves everyone, in milliseconds. */
const FRESH_FOR = 60_000;

/** What the community has done so far. Counted at most once a minute, however many ask. */
export const readStats = ({ stats, clock }: { stats: StatsStore; clock: Clock }): (() => Promise<StatsView>) => {
  let last: { readonly at: Timestamp; readonly view: Promise<StatsView> } | null = null;
  return () => {
    const now = clock();
    if (last !== null && now - last.at < FRESH_FOR) return last.view;
    const counting = { at: now, view: count(stats) };
    // A counting that failed serves nobody else.
    counting.view.catch(() => {
      if (last === counting) last = null;
    });
    last = counting;
    return counting.view;
  };
};

const count = async (stats: StatsStore): Promise<StatsView> => {
  const rows = await stats.sumByCategory();
  const sum = (key: 'conflictCount' | 'voteCount' | 'commentCount' | 'revealedCount') =>
    rows.reduce((total, row) => total + row[key], 0);
  const inCategory = (id: CategoryId) => rows.find((row) => row.category === id)?.conflictCount ?? 0;
  return {
    conflictCount: sum('conflictCount'),
    voteCount: sum('voteCount'),
    commentCount: sum('commentCount'),
    revealedCount: sum('revealedCount'),
    conflictsByCategory: Object.fromEntries(CATEGORY_IDS.map((id) => [id, inCategory(id)])) as Record<
      CategoryId,
      number
    >,
  };
};
