import type { MemberId, Timestamp } from '../model/ids.ts';
import type { Report, ReportedItem } from '../model/report.ts';

export type ReportState = {
  /** Whether the item is there for the public. */
  readonly isPublic: boolean;
  /** Its author; null for a deleted member. */
  readonly authorId: MemberId | null;
  readonly hasReported: boolean;
  /** Reports that the operator has not looked at. */
  readonly openReports: number;
};

export type ReportChanges = { readonly report: Report; readonly hides: boolean };

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
   * Loads, decides and saves as one atomic step; a hidden conflict or comment leaves every list in it, and a hidden comment its conflict's count.
   * `state` is null for an item that was never there.
   */
  report<T>(
    item: ReportedItem,
    reporter: MemberId,
    decide: (state: ReportState | null) => { readonly changes: ReportChanges | null; readonly result: T },
  ): Promise<T>;
  /** Items with reports that nobody has looked at, those with most first. */
  listOpen(limit: number): Promise<readonly OpenCase[]>;
  /**
   * Closes an item's reports: `keep` brings it back if reports had hidden it, `remove` hides it for good.
   * @returns how many reports were closed
   */
  settle(item: ReportedItem, verdict: 'keep' | 'remove', at: Timestamp): Promise<number>;
}
