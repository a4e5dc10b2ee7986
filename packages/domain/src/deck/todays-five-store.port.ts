import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Candidate } from './todays-five.rule.ts';

/** How many of the newest conflicts are candidates even if nobody voted on them in the counted days. */
export const NEWEST_CANDIDATES = 200;

export type DayState = {
  /** All conflicts with a vote in the counted days, plus the newest conflicts, each once. */
  readonly candidates: readonly Candidate[];
  /** Conflicts that were chosen for a day less than `DAYS_BETWEEN` days earlier or later. */
  readonly recent: ReadonlySet<ConflictId>;
};

export interface TodaysFiveStore {
  /**
   * Returns the five conflicts of `day`, the start of a UTC day. If none are stored yet, stores what `choose` returns
   * in one transaction, so that concurrent processes choose once. An empty choice is not stored, so the next call
   * chooses again.
   */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
