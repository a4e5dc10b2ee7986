import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Candidate } from './todays-five.rule.ts';

/** How many of the newest conflicts are candidates even without a vote in the counted days. */
export const NEWEST_CANDIDATES = 200;

export type DayState = {
  /** All conflicts with a vote in the counted days, plus the newest others, each once. */
  readonly candidates: readonly Candidate[];
  /** Chosen for a day less than `DAYS_BETWEEN` away, before or after. */
  readonly recent: ReadonlySet<ConflictId>;
};

export interface TodaysFiveStore {
  /**
   * `day` is the start of a UTC day. If it has no five yet, stores what `choose` returns, in one transaction, so that
   * concurrent processes choose once. An empty choice is not stored: the next call chooses again.
   */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
