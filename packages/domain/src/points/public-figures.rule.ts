import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';

/** What a batch needs before it is published. */
export type BatchRule = {
  /** Milliseconds since the last one. */
  readonly interval: number;
  /** In it are the votes of so many members … */
  readonly members: number;
  /** … on so many conflicts. */
  readonly conflicts: number;
  /** Milliseconds for which the accounts of these members have been there. */
  readonly age: number;
};

export const BATCH_RULE: BatchRule = { interval: HOUR, members: 5, conflicts: 3, age: 7 * DAY };

/** What waits to be published; both counts go up to the number that is asked for. */
export type WaitingFigures = {
  readonly publishedAt: Timestamp;
  /** Members who hide others, with a vote that waits. */
  readonly voters: number;
  /** Conflicts that the vote of one who hides others is on. */
  readonly conflicts: number;
};

/**
 * Whether what members have earned since the last batch may become public. Anyone who watches a split and its voters'
 * figures together must not see who voted what, so several votes on several conflicts become public at once, or none.
 * Counted are votes alone: comments and posts are public anyway, and would hide nobody. Nor do accounts that were made
 * for it: somebody with four of them would see the fifth member alone.
 */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

/** Whether there may be a batch at all; before, nothing needs to be counted. */
export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

/** By when an account must have been made, so that its votes hide those of others. */
export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
