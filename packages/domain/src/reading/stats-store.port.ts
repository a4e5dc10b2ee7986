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

export interface StatsStore {
  /**
   * Brings the counts by category and of members up to date. Does nothing in a store whose counts are always exact.
   * @returns whether there may be more to count
   */
  takeIn(): Promise<boolean>;
  sumByCategory(): Promise<readonly CategoryStats[]>;
  countMembers(): Promise<number>;
  /**
   * Milliseconds from posting to the 100th vote, latest reveal first. Omits anonymous conflicts, because the duration
   * would reveal when they were posted.
   */
  listTimesToReveal(limit: number): Promise<readonly number[]>;
  /**
   * Counts shares and first votes after `since`, without excluded votes. Null if there is no such active conflict.
   * @param most the number at which each count stops
   */
  readActivity(id: ConflictId, since: Timestamp, most: number): Promise<ConflictActivity | null>;
}
