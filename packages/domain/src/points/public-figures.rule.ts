import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';

/** Conditions for publishing a batch of figures. */
export type BatchRule = {
  /** Minimum milliseconds since the last batch. */
  readonly interval: number;
  /** Minimum number of voters in the batch. */
  readonly members: number;
  /** Minimum number of conflicts in the batch. */
  readonly conflicts: number;
  /** Minimum age of those voters' accounts, in milliseconds. */
  readonly age: number;
};

export const BATCH_RULE: BatchRule = { interval: HOUR, members: 5, conflicts: 3, age: 7 * DAY };

/** Figures that wait for publication. Counting stops at the number that the rule requires. */
export type WaitingFigures = {
  readonly publishedAt: Timestamp;
  /** Voters with a waiting vote and an old enough account. */
  readonly voters: number;
  /** Conflicts with a waiting vote by such a voter. */
  readonly conflicts: number;
};

/**
 * Whether figures may be published. Watching a split and the voters' scores together must not show who voted what, so
 * several votes on several conflicts are published at once, or none. Only votes count, since comments and posts are
 * public. Only older accounts count, since somebody with four new ones could single out a fifth member.
 */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

/** Whether enough time has passed. Until then, nothing needs to be counted. */
export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

/** Accounts made at or before this time are old enough to count in a batch. */
export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
