import type { ConflictId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { NewAlert } from '../model/alert.ts';
import type { Member } from '../model/member.ts';
import type { Report, ReportedItem, TakenDownBy, Verdict } from '../model/report.ts';

export type ReportState = {
  /** Who keeps the item off the site; null while it is there for the public. */
  readonly takenDownBy: TakenDownBy | null;
  /** Its author; null for a deleted member. */
  readonly authorId: MemberId | null;
  /** The conflict itself, or the one that the comment stands under. */
  readonly conflictId: ConflictId;
  /** Reports that the operator has not looked at, those of the oldest day first. */
  readonly openReports: readonly Report[];
  /** How many the operator has looked at. */
  readonly closedReports: number;
  /** Who reports. */
  readonly reporter: Member | null;
  /** Whether the one who reports has done so before, also from another account of the same mailbox. */
  readonly hasReported: boolean;
};

export type ReportChanges = { readonly report: Report; readonly hides: boolean; readonly alerts: readonly NewAlert[] };

/** An item that waits for the operator. */
export type OpenCase = {
  readonly item: ReportedItem;
  readonly text: string;
  readonly isPublic: boolean;
  readonly reports: readonly Report[];
};

/** Reports, and what becomes of what they are about. */
export interface ReportStore {
  /**
   * Loads, decides and saves as one atomic step; a hidden conflict or comment leaves every list in it, and a hidden
   * comment its conflict's count. `state` is null for an item that was never there.
   */
  report<T>(
    item: ReportedItem,
    reporter: MemberId,
    decide: (state: ReportState | null) => { readonly changes: ReportChanges | null; readonly result: T },
  ): Promise<T>;
  /** Items with reports that nobody has looked at, those with most first. */
  listOpen(limit: number): Promise<readonly OpenCase[]>;
  /**
   * Closes an item's reports and raises what `alertsOf` makes of them, as one atomic step. What becomes of the item is
   * `takenDownAfter`.
   * @param alertsOf pure, of what was there before; may be called more than once
   * @returns how many reports were closed
   */
  settle(
    item: ReportedItem,
    verdict: Verdict,
    at: Timestamp,
    alertsOf: (before: Omit<ReportState, 'hasReported' | 'reporter'>) => readonly NewAlert[],
  ): Promise<number>;
}
