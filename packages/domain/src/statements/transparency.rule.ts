import type { Timestamp } from '../kernel/ids.ts';
import { startOfMonth } from '../kernel/time.ts';

/** A finished month's counts. */
export type MonthCounts = {
  /** Its start, UTC. */
  readonly month: Timestamp;
  readonly reported: number;
  /** Decisions that collapsed, removed or warned. */
  readonly restricted: number;
  /** Automatic ones: by enough reports, or a confirmed one. */
  readonly byMachine: number;
  readonly appealed: number;
  /** Successful appeals. */
  readonly reversed: number;
  /** Excluded votes. Some may have been restored since. */
  readonly excluded: number;
};

/** Smaller numbers could identify somebody. */
export const LEAST_COUNT = 5;

/** Null if too small. */
export const notifiedCount = (count: number): number | null => (count < LEAST_COUNT ? null : count);

/** A part's count; null if it or the remainder would be too small, since subtraction would reveal it. */
export const toldPart = (part: number, whole: number): number | null => {
  const left = whole - part;
  return left > 0 && left < LEAST_COUNT ? null : notifiedCount(part);
};

export const nextMonth = (month: Timestamp): Timestamp => {
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/**
 * Finished months not counted yet, earliest first.
 * @param last the latest counted month
 */
export const monthsToCount = (
  last: Timestamp | null,
  first: Timestamp | null,
  now: Timestamp,
): readonly Timestamp[] => {
  const months: Timestamp[] = [];
  if (last === null && first === null) return months;
  const begin = last === null ? startOfMonth(first ?? now) : nextMonth(last);
  for (let month = begin; month < startOfMonth(now); month = nextMonth(month)) months.push(month);
  return months;
};
