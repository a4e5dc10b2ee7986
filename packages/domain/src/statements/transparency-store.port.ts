import type { Timestamp } from '../kernel/ids.ts';
import type { MonthCounts } from './transparency.rule.ts';

/** Reports and decisions per month. */
export interface TransparencyStore {
  /** The latest counted month, or null. */
  lastMonth(): Promise<Timestamp | null>;
  /** When the first report or decision was made, or null. */
  firstAction(): Promise<Timestamp | null>;
  /** Counts and stores a period; does nothing for a counted month. */
  countMonth(month: Timestamp, until: Timestamp): Promise<void>;
  /** Latest first. */
  listMonths(limit: number): Promise<readonly MonthCounts[]>;
}
