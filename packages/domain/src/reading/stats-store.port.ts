import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { CategoryId } from '../model/category.ts';

/** Sums over the active conflicts of a category. */
export type CategoryStats = {
  readonly category: CategoryId;
  readonly conflictCount: number;
  readonly voteCount: number;
  readonly commentCount: number;
  readonly revealedCount: number;
};

/** What happened on one conflict in a time; of each kind no more than were asked for are counted. */
export type ConflictActivity = { readonly shareCount: number; readonly voterCount: number };

/** Figures about what there is. They are kept, not counted: none of these reads more than a page of anything. */
export interface StatsStore {
  /**
   * Has the sums and the count of members take in some of what has changed since; there is nothing to do where they
   * change with it.
   * @returns whether there may be more
   */
  takeIn(): Promise<boolean>;
  /** Categories without conflicts may be missing. */
  sumByCategory(): Promise<readonly CategoryStats[]>;
  /** Members with a nickname. */
  countMembers(): Promise<number>;
  /**
   * Milliseconds from posting to the 100th vote of those active conflicts that have got there last, the latest first.
   * Anonymous ones among them are left out: with the moment of the reveal, which is public, theirs would tell when they
   * were posted.
   */
  listTimesToReveal(limit: number): Promise<readonly number[]>;
  /**
   * Shares and first votes of an active conflict after `since`, without those that were excluded; null when there is
   * no such conflict.
   * @param most where the counting of each kind ends
   */
  readActivity(id: ConflictId, since: Timestamp, most: number): Promise<ConflictActivity | null>;
}
