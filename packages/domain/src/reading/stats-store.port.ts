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
   * Adds pending changes to the counts per category and of members. Does nothing in a store without pending changes.
   * @returns whether more changes may be pending
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
