import type { Timestamp } from '../kernel/ids.ts';
import { startOfMonth } from '../kernel/time.ts';

/** What was done in a month, as it is counted once the month is over. */
export type MonthCounts = {
  /** Its start, in UTC. */
  readonly month: Timestamp;
  readonly reported: number;
  /** Decisions that have collapsed, removed or warned. */
  readonly restricted: number;
  /** Those of them that no person had made: enough reports, or one that a machine bore out. */
  readonly byMachine: number;
  readonly appealed: number;
  /** Answers to appeals that let no decision stand. */
  readonly reversed: number;
  /** Votes that were excluded. Some may count again since. */
  readonly excluded: number;
};

/** A smaller number could point at somebody. */
export const LEAST_COUNT = 5;

/** Null for what is too small to be told. */
export const notifiedCount = (count: number): number | null => (count < LEAST_COUNT ? null : count);

/** The same of a part, where what is left of the whole would be too small too: one could tell it by taking away. */
export const toldPart = (part: number, whole: number): number | null => {
  const left = whole - part;
  return left > 0 && left < LEAST_COUNT ? null : notifiedCount(part);
};

/** The start of the month that follows. */
export const nextMonth = (month: Timestamp): Timestamp => {
  const date = new Date(month);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 1);
};

/** The months that are over and not counted yet, the earliest first. @param last the latest that is counted */
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
