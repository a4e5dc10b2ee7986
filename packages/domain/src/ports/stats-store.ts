import type { CategoryId } from '../model/category.ts';

/** Sums over the active conflicts of a category. */
export type CategoryStats = {
  readonly category: CategoryId;
  readonly conflictCount: number;
  readonly voteCount: number;
  readonly commentCount: number;
  readonly revealedCount: number;
};

export interface StatsStore {
  /** Reads every active conflict once: for seldom use, see `readStats`. Categories without conflicts may be missing. */
  sumByCategory(): Promise<readonly CategoryStats[]>;
}
