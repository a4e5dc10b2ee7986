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
  /** The reporter's. */
  readonly mailboxId: MailboxId;
  /** Null without an account. */
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
  /** For a comment, see `StoredComment`; else 0. */
  readonly countsFor: number;
  /** For an update, all updates of its conflict in order; else empty. */
  readonly updates: readonly Update[];
  /** The full text, title first. */
  readonly text: string;
  /**
   * Oldest day first. When reporting, at most `VISITORS_READ` visitors and `MEMBERS_READ` members, weighty reports
   * first.
   */
  readonly openReports: readonly OpenReport[];
};

/** `suspendedUntil`: the reporter's. */
export type ReportState = ReportedState &
  Suspendable & {
    readonly reporter: Member | null;
    /** The reporter's history. */
    readonly record: ReporterRecord | null;
    /** Whether the reporter's mailbox has reported it before, from any of its accounts. */
    readonly hasReported: boolean;
    /** The reporter's; random for a member without a mailbox key. */
    readonly mailboxId: MailboxId;
    /** Whether the item and its conflict are public. */
    readonly isPublic: boolean;
  };

/** A comment's or update's conflict, and for a reply the comment it answers. Null for a conflict, or if gone. */
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
  /** For a conflict, without the author's notes; else null. */
  readonly care: Care | null;
  /** At most `VISITORS_READ` by visitors. */
  readonly reports: readonly OpenReport[];
  /** Further visitors' reports. */
  readonly further: number;
  /** Whether it is the moderator's own; see `DeskState`. */
  readonly isOwn: boolean;
};

/** With the combined weight of its reports, and whether established members reported danger. */
export type CaseWeight = OpenCase & { readonly weight: number; readonly isDanger: boolean };

export type SettleState = { readonly item: ReportedState | null; readonly openReports: readonly OpenReport[] };

/** Input of a decision at the desk. */
export type DeskState = SettleState & {
  /**
   * Whether the moderator, from any account of their mailbox, wrote it (also under a pseudonym) or ever reported it.
   */
  readonly isOwn: boolean;
  /** The current claim. */
  readonly claim: Pick<CaseClaim, 'by' | 'until'> | null;
};

/**
 * Reports and their outcomes.
 * Each operation is stored durably and completely, or not at all, before its promise resolves. Concurrent ones on the
 * same item, and collapses that share a reporter, run one after the other.
 */
export interface ReportStore {
  /** `state` is null for an item that never existed. */
  report<T>(item: ReportedItem, reporter: MemberId, decide: Decision<ReportState | null, T>): Promise<T>;
  /**
   * Items with unreviewed reports for this moderator: most established reporters first, then oldest, so that a flood
   * of other reports delays none.
   */
  listOpen(limit: number, moderator?: MemberId | null): Promise<readonly OpenCase[]>;
  /**
   * Deletes at most `limit` visitors' addresses given before then.
   * @returns how many
   */
  deleteAddresses(before: Timestamp, limit: number): Promise<number>;
  /** Comments waiting for release, oldest first. */
  listWaiting(limit: number, moderator: MemberId): Promise<readonly OpenCase[]>;
  /** Reports outlive their item: `state.item` is null if it is gone. */
  settle<T>(item: ReportedItem, decide: Decision<SettleState, T>): Promise<T>;
  /** Like `settle`, with what concerns the moderator. */
  judge<T>(item: ReportedItem, moderator: MemberId, decide: Decision<DeskState, T>): Promise<T>;
}
