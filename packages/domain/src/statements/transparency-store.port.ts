import type { Timestamp } from '../kernel/ids.ts';
import type { MonthCounts } from './transparency.rule.ts';

/** Reports and decisions per month. */
export interface TransparencyStore {
  /** The latest month that was counted, or null. */
  lastMonth(): Promise<Timestamp | null>;
  /** When the first report or decision was made, or null. */
  firstAction(): Promise<Timestamp | null>;
  /** Counts and stores a month, up to but excluding `until`. Does nothing if the month was counted before. */
  countMonth(month: Timestamp, until: Timestamp): Promise<void>;
  /** The counted months, latest first. */
  listMonths(limit: number): Promise<readonly MonthCounts[]>;
}
