import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Candidate } from './todays-five.rule.ts';

/** How many of the newest conflicts are candidates without a vote in the counted days. */
export const NEWEST_CANDIDATES = 200;

/** What a day's five are chosen from. */
export type DayState = {
  /** All conflicts with a vote in the counted days, plus the newest others, each once. */
  readonly candidates: readonly Candidate[];
  /** Conflicts chosen for a day less than `DAYS_BETWEEN` away, before or after. */
  readonly recent: ReadonlySet<ConflictId>;
};

/** Which five conflicts belong to which day. */
export interface TodaysFiveStore {
  /**
   * The five of a UTC day, given by its start. If there are none yet, stores what `choose` returns, in one transaction,
   * so that concurrent processes choose each day once. An empty choice is not stored: the next call chooses again.
   */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
