import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Candidate } from './todays-five.rule.ts';

/** This many of the newest conflicts are candidates even if nobody has voted on them recently. */
export const NEWEST_CANDIDATES = 200;

export type DayState = {
  /** All conflicts with a vote since `countedSince`, plus the newest conflicts, without duplicates. */
  readonly candidates: readonly Candidate[];
  /** Conflicts that were chosen for another day that is less than `DAYS_BETWEEN` days away. */
  readonly recent: ReadonlySet<ConflictId>;
};

export interface TodaysFiveStore {
  /**
   * Returns the day's stored choice. If there is none, stores the result of `choose` unless it is empty. Across all
   * processes, only the first choice is stored.
   */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
