import type { Timestamp } from '../kernel/ids.ts';
import type { MonthCounts } from './transparency.rule.ts';

/** What was reported and decided, month by month. */
export interface TransparencyStore {
  /** The latest month that is counted; null before the first. */
  lastMonth(): Promise<Timestamp | null>;
  /** When the first report or decision was made; null where there is none. */
  firstAction(): Promise<Timestamp | null>;
  /** Counts what was done from then until then, and keeps it; does nothing for a month that is counted. */
  countMonth(month: Timestamp, until: Timestamp): Promise<void>;
  /** The latest first. */
  listMonths(limit: number): Promise<readonly MonthCounts[]>;
}
