import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Candidate } from './todays-five.rule.ts';

/** Conflicts without a vote in the counted days that are candidates too: the newest so many. */
export const NEWEST_CANDIDATES = 200;

/** What a day's five are chosen from. */
export type DayState = {
  /** Every conflict with a vote in the counted days, and the newest of the others; each once. */
  readonly candidates: readonly Candidate[];
  /** Those of other days nearer than `DAYS_BETWEEN`, before and after. */
  readonly recent: ReadonlySet<ConflictId>;
};

/** Which conflicts are weighed on which day, the same for everyone. */
export interface TodaysFiveStore {
  /**
   * The ones of a UTC day, told by its beginning. Where there are none yet, what `choose` makes of the state is stored
   * with it, in one step: whichever processes ask at once, also for neighbouring days, each day is chosen once. A
   * choice of none is not stored, and the next call chooses again.
   */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
