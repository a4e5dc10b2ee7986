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
  updateCounts(): Promise<boolean>;
  sumByCategory(): Promise<readonly CategoryStats[]>;
  countMembers(): Promise<number>;
  /** Milliseconds. Omits anonymous conflicts, because the duration would reveal when they were posted. */
  listTimesToReveal(limit: number): Promise<readonly number[]>;
  readActivity(id: ConflictId, since: Timestamp, most: number): Promise<ConflictActivity | null>;
}
