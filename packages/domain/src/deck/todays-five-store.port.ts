import type { ConflictId, Timestamp } from '../kernel/index.ts';
import type { Candidate } from './todays-five.rule.ts';

export const NEWEST_CANDIDATES = 200;

export type DayState = {
  readonly candidates: readonly Candidate[];
  readonly recent: ReadonlySet<ConflictId>;
};

export interface TodaysFiveStore {
  /**
   * Returns the day's stored choice. If there is none, stores the result of `choose` unless it is empty.
   * Across all processes, only the first choice is stored.
   */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
