import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';

export type BatchRule = {
  /** Minimum milliseconds between the starts of two batches of published scores. */
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
 * Requires several voters and conflicts, because a changed split next to a single voter's new score would show their
 * side. Ignores new accounts, because somebody could create enough of them to single out one other voter.
 */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
