import type { Timestamp } from '../kernel/ids.ts';
import type { MonthCounts } from './transparency.rule.ts';

export interface TransparencyStore {
  lastMonth(): Promise<Timestamp | null>;
  firstAction(): Promise<Timestamp | null>;
  /** Up to but excluding `until`. Does nothing if the month was counted before. */
  countMonth(month: Timestamp, until: Timestamp): Promise<void>;
  /** Latest first. */
  listMonths(limit: number): Promise<readonly MonthCounts[]>;
}
