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

export type OpenReport = Report & {
  readonly mailboxId: MailboxId;
  readonly record: ReporterRecord | null;
  /** Where to mail a visitor the outcome; null for members. */
  readonly mailTo: string | null;
};

export type ReportedState = Standing & {
  readonly authorId: MemberId | null;
  readonly conflictId: ConflictId;
  /** For a comment, as in `StoredComment`; else 0. */
  readonly countsFor: number;
  /** For an update, all updates of its conflict in order; else empty. */
  readonly updates: readonly Update[];
  readonly text: string;
  /**
   * Oldest day first. When somebody reports, only `VISITORS_READ` visitors' and `MEMBERS_READ` members' are read,
   * weighty ones first.
   */
  readonly openReports: readonly OpenReport[];
};

/** `suspendedUntil` is the reporter's. */
export type ReportState = ReportedState &
  Suspendable & {
    readonly reporter: Member | null;
    readonly record: ReporterRecord | null;
    /** Whether the reporter's mailbox has reported the item before, from any of its accounts. */
    readonly hasReported: boolean;
    /** Random without a mailbox key. */
    readonly mailboxId: MailboxId;
    readonly isPublic: boolean;
  };

/** Where a comment or update was posted; `answered` is the comment that a reply answers. */
export type CasePlace = { readonly title: string; readonly answered: string | null };

export type OpenCase = {
  readonly item: ReportedItem;
  readonly under: CasePlace | null;
  readonly text: string;
  readonly isPublic: boolean;
  readonly posted: { readonly at: Timestamp; readonly conflictId: ConflictId } | null;
  readonly review: Review | null;
  /** A conflict's care, without the author's content notes; null for other items. */
  readonly care: Care | null;
  /** At most `VISITORS_READ` of these are by visitors. */
  readonly reports: readonly OpenReport[];
  readonly further: number;
  readonly isOwn: boolean;
};

/** Danger counts only if reported by established members. */
export type CaseWeight = OpenCase & { readonly weight: number; readonly isDanger: boolean };

export type SettleState = { readonly item: ReportedState | null; readonly openReports: readonly OpenReport[] };

export type DeskState = SettleState & {
  /** Whether any account of the moderator's mailbox wrote the item (also under a pseudonym) or ever reported it. */
  readonly isOwn: boolean;
  readonly claim: Pick<CaseClaim, 'by' | 'until'> | null;
};

/**
 * Each call is stored durably and completely, or not at all, before its promise resolves. Concurrent calls on the same
 * item, and collapses that share a reporter, run one after the other.
 */
export interface ReportStore {
  /** `decide` gets null for an item that never existed. */
  report<T>(item: ReportedItem, reporter: MemberId, decide: Decision<ReportState | null, T>): Promise<T>;
  /**
   * Items with the most established reporters come first, then the oldest, so that a flood of other reports delays
   * nothing.
   */
  listOpen(limit: number, moderator?: MemberId | null): Promise<readonly OpenCase[]>;
  deleteAddresses(before: Timestamp, limit: number): Promise<number>;
  listWaiting(limit: number, moderator: MemberId): Promise<readonly OpenCase[]>;
  /** Reports outlive their item: `state.item` is null if the item is gone. */
  settle<T>(item: ReportedItem, decide: Decision<SettleState, T>): Promise<T>;
  judge<T>(item: ReportedItem, moderator: MemberId, decide: Decision<DeskState, T>): Promise<T>;
}
