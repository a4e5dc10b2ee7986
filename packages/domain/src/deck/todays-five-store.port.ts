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
  /** If the day has no stored choice, stores what `choose` returns, once across all processes, unless it is empty. */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
