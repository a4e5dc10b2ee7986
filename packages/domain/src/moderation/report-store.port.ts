import type { Standing } from '../conflicts/standing.rule.ts';
import type { ConflictId, MailboxId, MemberId, Timestamp } from '../kernel/ids.ts';
import type { Suspendable } from '../mailbox-keys/suspended.rule.ts';
import type { Care } from '../model/conflict.ts';
import type { Member } from '../model/member.ts';
import type { Report, ReportedItem, Review } from '../model/report.ts';
import type { Update } from '../model/update.ts';
import type { Decision } from '../model/write.ts';
import type { ReporterRecord } from './collapsing.rule.ts';
import type { CaseClaim } from './moderation-store.port.ts';

/** An unreviewed report and its reporter. */
export type OpenReport = Report & {
  readonly mailboxId: MailboxId;
  /** The reporter's history; null without an account. */
  readonly record: ReporterRecord | null;
  /** Where to mail a visitor the outcome; null for members. */
  readonly mailTo: string | null;
};

/** An item and its reports. */
export type ReportedState = Standing & {
  /** Null for a deleted member. */
  readonly authorId: MemberId | null;
  /** The item's own or its conflict's id. */
  readonly conflictId: ConflictId;
  /** For a comment, as in `StoredComment`; else 0. */
  readonly countsFor: number;
  /** For an update, all updates of its conflict in order; else empty. */
  readonly updates: readonly Update[];
  /** The full text, title first. */
  readonly text: string;
  /**
   * Unreviewed reports, oldest day first. When somebody reports, only `VISITORS_READ` visitors' and `MEMBERS_READ`
   * members' are read, weighty ones first.
   */
  readonly openReports: readonly OpenReport[];
};

/** What a new report is decided on. `suspendedUntil` is the reporter's. */
export type ReportState = ReportedState &
  Suspendable & {
    readonly reporter: Member | null;
    /** The reporter's history. */
    readonly record: ReporterRecord | null;
    /** Whether the reporter's mailbox has reported the item before, from any of its accounts. */
    readonly hasReported: boolean;
    /** The reporter's mailbox id; random without a mailbox key. */
    readonly mailboxId: MailboxId;
    /** Whether the item and its conflict are public. */
    readonly isPublic: boolean;
  };

/**
 * Where a comment or update was posted: the conflict's title and, for a reply, the comment it answers. Null for a
 * conflict, or if gone.
 */
export type CasePlace = { readonly title: string; readonly answered: string | null };

/** An open case. */
export type OpenCase = {
  readonly item: ReportedItem;
  readonly under: CasePlace | null;
  readonly text: string;
  readonly isPublic: boolean;
  /** When it was posted, and its conflict; null if gone. */
  readonly posted: { readonly at: Timestamp; readonly conflictId: ConflictId } | null;
  readonly review: Review | null;
  /** A conflict's care, without the author's content notes; null for other items. */
  readonly care: Care | null;
  /** At most `VISITORS_READ` of these are by visitors. */
  readonly reports: readonly OpenReport[];
  /** Number of further reports by visitors. */
  readonly further: number;
  /** Whether the case is the moderator's own, as in `DeskState`. */
  readonly isOwn: boolean;
};

/** An open case with the combined weight of its reports, and whether established members reported danger. */
export type CaseWeight = OpenCase & { readonly weight: number; readonly isDanger: boolean };

export type SettleState = { readonly item: ReportedState | null; readonly openReports: readonly OpenReport[] };

/** What a decision at the desk depends on. */
export type DeskState = SettleState & {
  /**
   * Whether the moderator, from any account of their mailbox, wrote the item (also under a pseudonym) or ever reported
   * it.
   */
  readonly isOwn: boolean;
  /** The current claim. */
  readonly claim: Pick<CaseClaim, 'by' | 'until'> | null;
};

/**
 * Reports and their outcomes. Each call is stored durably and completely, or not at all, before its promise resolves.
 * Concurrent calls on the same item, and collapses that share a reporter, run one after the other.
 */
export interface ReportStore {
  /** `decide` gets null for an item that never existed. */
  report<T>(item: ReportedItem, reporter: MemberId, decide: Decision<ReportState | null, T>): Promise<T>;
  /**
   * Items with unreviewed reports, for this moderator. Items with the most established reporters come first, then the
   * oldest, so that a flood of other reports delays nothing.
   */
  listOpen(limit: number, moderator?: MemberId | null): Promise<readonly OpenCase[]>;
  /**
   * Deletes at most `limit` visitors' addresses that were given before `before`.
   * @returns how many were deleted
   */
  deleteAddresses(before: Timestamp, limit: number): Promise<number>;
  /** Comments waiting for release, oldest first. */
  listWaiting(limit: number, moderator: MemberId): Promise<readonly OpenCase[]>;
  /** Reports outlive their item: `state.item` is null if the item is gone. */
  settle<T>(item: ReportedItem, decide: Decision<SettleState, T>): Promise<T>;
  /** Like `settle`, but `decide` also gets what concerns the moderator. */
  judge<T>(item: ReportedItem, moderator: MemberId, decide: Decision<DeskState, T>): Promise<T>;
}
