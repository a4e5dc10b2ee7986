import { startOfMonth, type Timestamp } from '../kernel/index.ts';

export type MonthCounts = {
  /** Start of the month, UTC. */
  readonly month: Timestamp;
  readonly reported: number;
  readonly restricted: number;
  readonly byMachine: number;
  readonly appealed: number;
  readonly reversed: number;
  readonly excluded: number;
};

/** Smaller counts are not published, because they could identify somebody. */
export const LEAST_COUNT = 5;

export const notifiedCount = (count: number): number | null => (count < LEAST_COUNT ? null : count);

/** Null if the part or the remainder is too small to publish, because subtraction would reveal the remainder. */
export const publishedPart = (part: number, whole: number): number | null => {
  const left = whole - part;
  return left > 0 && left < LEAST_COUNT ? null : notifiedCount(part);
};

export const nextMonth = (month: Timestamp): Timestamp => {
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

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
