import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';

export type BatchRule = {
  /** Minimum milliseconds since the last batch. */
  readonly interval: number;
  readonly members: number;
  readonly conflicts: number;
  /** Minimum age of those voters' accounts, in milliseconds. */
  readonly age: number;
};

export const BATCH_RULE: BatchRule = { interval: HOUR, members: 5, conflicts: 3, age: 7 * DAY };

export type WaitingFigures = {
  readonly publishedAt: Timestamp;
  /** Voters with a waiting vote and an old enough account. */
  readonly voters: number;
  readonly conflicts: number;
};

/**
 * Several votes on several conflicts are published at once, so that a split and the voters' scores do not show who
 * voted what. New accounts do not count: somebody with four of them could single out a fifth member.
 */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
