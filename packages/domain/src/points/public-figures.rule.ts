import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';

export type BatchRule = {
  /** Minimum milliseconds since the last batch. */
  readonly interval: number;
  readonly members: number;
  readonly conflicts: number;
  /** Minimum age of a voter's account in milliseconds. Votes of newer accounts do not count toward a batch. */
  readonly age: number;
};

export const BATCH_RULE: BatchRule = { interval: HOUR, members: 5, conflicts: 3, age: 7 * DAY };

export type WaitingFigures = {
  readonly publishedAt: Timestamp;
  /** How many members have an unpublished vote and an account that is old enough. */
  readonly voters: number;
  readonly conflicts: number;
};

/**
 * A batch must contain several voters and conflicts. Otherwise a split and the voters' scores together would show who
 * voted for which side. New accounts do not count, because somebody with four of them could single out a fifth member.
 */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
