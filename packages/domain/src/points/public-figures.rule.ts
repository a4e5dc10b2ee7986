import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';

/** Conditions for publishing a batch. */
export type BatchRule = {
  /** Minimum milliseconds since the last one. */
  readonly interval: number;
  /** Minimum voters … */
  readonly members: number;
  /** … and conflicts in it. */
  readonly conflicts: number;
  /** Minimum age of those voters' accounts, in milliseconds. */
  readonly age: number;
};

export const BATCH_RULE: BatchRule = { interval: HOUR, members: 5, conflicts: 3, age: 7 * DAY };

/** Unpublished figures; counts stop at the required number. */
export type WaitingFigures = {
  readonly publishedAt: Timestamp;
  /** Qualifying voters with a waiting vote. */
  readonly voters: number;
  /** Conflicts with a qualifying voter's waiting vote. */
  readonly conflicts: number;
};

/**
 * Whether figures may be published. Watching a split and the voters' scores together must not show who voted what, so
 * several votes on several conflicts are published at once, or none. Only votes count, since comments and posts are
 * public; and only older accounts, since somebody with four new ones could single out a fifth member.
 */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

/** Whether enough time has passed; before that, nothing needs counting. */
export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

/** Latest creation time of an account whose votes hide others'. */
export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
