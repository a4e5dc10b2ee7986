import type { Timestamp } from '../kernel/ids.ts';
import { DAY, HOUR } from '../kernel/time.ts';

export type BatchRule = {
  /** Minimum milliseconds between two batches of published scores. */
  readonly interval: number;
  readonly members: number;
  readonly conflicts: number;
  /** Minimum age of a voter's account in milliseconds. */
  readonly age: number;
};

export const BATCH_RULE: BatchRule = { interval: HOUR, members: 5, conflicts: 3, age: 7 * DAY };

export type WaitingFigures = {
  readonly publishedAt: Timestamp;
  readonly voters: number;
  readonly conflicts: number;
};

/** Waits for several voters, because one new score next to one changed split would show that voter's side. */
export const isBatchDue = (
  { publishedAt, voters, conflicts }: WaitingFigures,
  now: Timestamp,
  rule: BatchRule = BATCH_RULE,
): boolean => isIntervalOver(publishedAt, now, rule) && voters >= rule.members && conflicts >= rule.conflicts;

export const isIntervalOver = (publishedAt: Timestamp, now: Timestamp, { interval }: BatchRule): boolean =>
  now - publishedAt >= interval;

export const madeBy = (now: Timestamp, { age }: BatchRule = BATCH_RULE): Timestamp => now - age;
