import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { CategoryId } from '../model/category.ts';

export type CategoryStats = {
  readonly category: CategoryId;
  readonly conflictCount: number;
  readonly voteCount: number;
  readonly commentCount: number;
  readonly revealedCount: number;
};

export type ConflictActivity = { readonly shareCount: number; readonly voterCount: number };

/** Uses stored sums: no method reads more than a page. */
export interface StatsStore {
  /**
   * Applies pending changes to the sums; does nothing if the store updates them directly.
   * @returns whether there may be more
   */
  takeIn(): Promise<boolean>;
  /** Categories without conflicts may be missing. */
  sumByCategory(): Promise<readonly CategoryStats[]>;
  countMembers(): Promise<number>;
  /**
   * Milliseconds from posting to the 100th vote, for active conflicts, latest reveal first. Leaves out anonymous
   * conflicts: with the public time of the reveal, the figure would tell when they were posted.
   */
  listTimesToReveal(limit: number): Promise<readonly number[]>;
  /**
   * Shares and first votes after `since`, without excluded votes; null if there is no such active conflict.
   * @param most where counting stops
   */
  readActivity(id: ConflictId, since: Timestamp, most: number): Promise<ConflictActivity | null>;
}
