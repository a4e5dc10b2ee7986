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

/** A report that nobody has looked at, and who gave it. */
export type OpenReport = Report & {
  /** Of the reporter's mailbox key. */
  readonly mailboxId: MailboxId;
  /** Null for somebody who has no account, or none any more. */
  readonly record: ReporterRecord | null;
  /** Where a visitor is told what has become of it; null for everybody else. */
  readonly mailTo: string | null;
};

/** An item, and what has been reported of it. */
export type ReportedState = Standing & {
  /** Its author; null for a deleted member. */
  readonly authorId: MemberId | null;
  /** The conflict itself, or the one that it stands under. */
  readonly conflictId: ConflictId;
  /** Of an update all those of its conflict, in their order; none for everything else. */
  readonly updates: readonly Update[];
  /** All of its words, title first. */
  readonly text: string;
  /**
   * Those of the oldest day first. Where something is reported, of visitors the first `VISITORS_READ` alone, and of
   * members `MEMBERS_READ`: first those whose reports weigh something.
   */
  readonly openReports: readonly OpenReport[];
};

/** `suspendedUntil`: of the one who reports. */
export type ReportState = ReportedState &
  Suspendable & {
    /** Who reports. */
    readonly reporter: Member | null;
    /** The reporter's. */
    readonly record: ReporterRecord | null;
    /** Whether the one who reports has done so before, also from another account of the same mailbox. */
    readonly hasReported: boolean;
    /** Of the reporter's mailbox key; a random one for a member without one. */
    readonly mailboxId: MailboxId;
    /** Whether everybody sees it: itself, and the conflict that it stands under. */
    readonly isPublic: boolean;
  };

/** An item that waits for the operator. */
export type OpenCase = {
  readonly item: ReportedItem;
  readonly text: string;
  readonly isPublic: boolean;
  /** When it was posted, and the conflict that it is or stands under; null once it is gone. */
  readonly posted: { readonly at: Timestamp; readonly conflictId: ConflictId } | null;
  readonly review: Review | null;
  /** Of a conflict, without its author's content notes; null for all else. */
  readonly care: Care | null;
  /** Of visitors the first `VISITORS_READ`. */
  readonly reports: readonly OpenReport[];
  /** How many of visitors there are beyond those. */
  readonly further: number;
  /** Whether the one who looks has written or reported it; see `DeskState`. */
  readonly isOwn: boolean;
};

/** With what its reports weigh together, and whether established members hold it to be dangerous. */
export type CaseWeight = OpenCase & { readonly weight: number; readonly isDanger: boolean };

export type SettleState = { readonly item: ReportedState | null; readonly openReports: readonly OpenReport[] };

/** What a decision at the desk is made of. */
export type DeskState = SettleState & {
  /**
   * Whether the moderator has written it, also under a pseudonym, or has ever reported it; also from another account of
   * the same mailbox.
   */
  readonly isOwn: boolean;
  /** Who looks at it, and until when. */
  readonly claim: Pick<CaseClaim, 'by' | 'until'> | null;
};

/**
 * Reports, and what becomes of what they are about.
 *
 * All of an operation is stored, durably, before its promise resolves, or none of it. Concurrent ones on the same item
 * behave as if one came after the other, and so do collapses with a reporter in common.
 */
export interface ReportStore {
  /** `state` is null for an item that was never there. */
  report<T>(item: ReportedItem, reporter: MemberId, decide: Decision<ReportState | null, T>): Promise<T>;
  /**
   * Items with reports that nobody has looked at, as this moderator sees them: first those that most established
   * members have reported, then the oldest, so that no number of other reports puts one off.
   */
  listOpen(limit: number, moderator?: MemberId | null): Promise<readonly OpenCase[]>;
  /** Forgets at most `limit` addresses of visitors that were given before then. @returns how many. */
  deleteAddresses(before: Timestamp, limit: number): Promise<number>;
  /** Comments that wait to be shown while voting rests, the oldest first. */
  listWaiting(limit: number, moderator: MemberId): Promise<readonly OpenCase[]>;
  /** Reports outlive what they are about: `state.item` is null where that is gone. */
  settle<T>(item: ReportedItem, decide: Decision<SettleState, T>): Promise<T>;
  /** The same, with what bears on who decides. */
  judge<T>(item: ReportedItem, moderator: MemberId, decide: Decision<DeskState, T>): Promise<T>;
}
