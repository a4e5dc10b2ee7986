import type { Timestamp } from '../kernel/ids.ts';
import type { MonthCounts } from './transparency.rule.ts';

export interface TransparencyStore {
  lastMonth(): Promise<Timestamp | null>;
  firstAction(): Promise<Timestamp | null>;
  /** Does nothing if the month is already counted. */
  countMonth(month: Timestamp, until: Timestamp): Promise<void>;
  listMonths(limit: number): Promise<readonly MonthCounts[]>;
}
