import type { ConflictId, Timestamp } from '../kernel/ids.ts';
import type { Candidate } from './todays-five.rule.ts';

/** Newest conflicts without a vote in the counted days that are candidates too. */
export const NEWEST_CANDIDATES = 200;

/** Input for choosing a day's five. */
export type DayState = {
  /** All conflicts with a vote in the counted days, plus the newest others, each once. */
  readonly candidates: readonly Candidate[];
  /** Chosen for days closer than `DAYS_BETWEEN`, before or after. */
  readonly recent: ReadonlySet<ConflictId>;
};

/** Which five conflicts belong to which day. */
export interface TodaysFiveStore {
  /**
   * The five of a UTC day, given by its start. If there are none yet, stores what `choose` returns, in one
   * transaction: concurrent processes choose each day once. An empty choice is not stored; the next call chooses
   * again.
   */
  read(day: Timestamp, choose: (state: DayState) => readonly ConflictId[]): Promise<readonly ConflictId[]>;
}
