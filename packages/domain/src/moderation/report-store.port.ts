import type { Standing } from '../conflicts/standing.rule.ts';
import type { ConflictId, MailboxId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Care } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Report, ReportedItem, Review, Ruling } from '../model/report.ts';
import type { Update } from '../model/update.ts';
import type { Decision } from '../model/write.ts';
import type { ReporterRecord } from './collapsing.rule.ts';
import type { CaseClaim } from './moderation-store.port.ts';

export type OpenReport = Report & {
  readonly mailboxId: MailboxId;
  readonly record: ReporterRecord | null;
  readonly mailTo: string | null;
};

export type ReportedState = Standing & {
  readonly authorId: MemberId | null;
  readonly conflictId: ConflictId;
  /** How many comments the conflict's count loses if this comment is removed; 0 for other items. */
  readonly countsFor: number;
  readonly updates: readonly Update[];
  readonly text: string;
  /**
   * Oldest day first. `ReportStore.report` reads at most `VISITORS_READ` reports by visitors and `MEMBERS_READ` by
   * members. Its other methods read all.
   */
  readonly openReports: readonly OpenReport[];
};

/** `suspendedUntil` belongs to the reporter, not to the item's author. */
export type ReportState = ReportedState &
  Suspendable & {
    readonly reporter: Member | null;
    readonly record: ReporterRecord | null;
    /** Whether the reporter's mailbox has reported the item before, from any of its accounts. */
    readonly hasReported: boolean;
    /** Random if the reporter has no mailbox key. */
    readonly mailboxId: MailboxId;
    readonly isPublic: boolean;
  };

/** Where a comment or update was posted. `answered` is the text of the comment that a reply answers. */
export type CasePlace = { readonly title: string; readonly answered: string | null };

export type OpenCase = {
  readonly item: ReportedItem;
  readonly under: CasePlace | null;
  readonly text: string;
  readonly isPublic: boolean;
  readonly posted: { readonly at: Timestamp; readonly conflictId: ConflictId } | null;
  readonly review: Review | null;
  /** Null for comments and updates. Does not contain the author's content notes. */
  readonly care: Care | null;
  readonly reports: readonly OpenReport[];
  readonly further: number;
  readonly isOwn: boolean;
};

/** `isDanger` depends only on reports by established members. */
export type CaseWeight = OpenCase & { readonly weight: number; readonly isDanger: boolean };

/** `reporters`: everyone whose reports the ruling settled, visitors included. */
export type LastRuling = { readonly ruling: Ruling; readonly reporters: readonly MemberId[] };

export type SettleState = { readonly item: ReportedState | null; readonly openReports: readonly OpenReport[] };

export type DeskState = SettleState & {
  readonly lastRuling: LastRuling | null;
  /** Whether an account of the moderator's mailbox wrote the item, even under a pseudonym, or ever reported it. */
  readonly isOwn: boolean;
  readonly claim: Pick<CaseClaim, 'by' | 'until'> | null;
};

/**
 * Before a call's promise resolves, all its changes are stored durably, or none are. Concurrent calls for the same item
 * run one after the other, and so do collapses that share a reporter.
 */
export interface ReportStore {
  /** `decide` gets null if the item never existed. */
  report<T>(item: ReportedItem, reporter: MemberId, decide: Decision<ReportState | null, T>): Promise<T>;
  /** Items with the most reports by established members first, so that a flood of other reports cannot delay them. */
  listOpen(limit: number, moderator?: MemberId | null): Promise<readonly OpenCase[]>;
  deleteAddresses(before: Timestamp, limit: number): Promise<number>;
  listWaiting(limit: number, moderator: MemberId): Promise<readonly OpenCase[]>;
  /** The items that this moderator has decided since `since`, latest decision first. */
  listDecided(limit: number, moderator: MemberId, since: Timestamp): Promise<readonly OpenCase[]>;
  /** Rulings about other items by the item's author, oldest first. Empty if the item was deleted. */
  listOfAuthor(item: ReportedItem): Promise<readonly Ruling[]>;
  /** Reports outlive their item: `state.item` is null if the item was deleted. */
  settle<T>(item: ReportedItem, decide: Decision<SettleState, T>): Promise<T>;
  judge<T>(item: ReportedItem, moderator: MemberId, decide: Decision<DeskState, T>): Promise<T>;
}
