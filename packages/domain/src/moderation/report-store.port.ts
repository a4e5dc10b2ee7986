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
  /** How much the conflict's comment count falls if this comment is removed; 0 for other items. */
  readonly countsFor: number;
  readonly updates: readonly Update[];
  readonly text: string;
  readonly openReports: readonly OpenReport[];
};

/** `suspendedUntil` belongs to the reporter, not to the item's author. */
export type ReportState = ReportedState &
  Suspendable & {
    readonly reporter: Member | null;
    readonly record: ReporterRecord | null;
    readonly hasReported: boolean;
    readonly mailboxId: MailboxId;
    readonly isPublic: boolean;
  };

export type CasePlace = { readonly title: string; readonly answered: string | null };

export type OpenCase = {
  readonly item: ReportedItem;
  readonly under: CasePlace | null;
  readonly text: string;
  readonly isPublic: boolean;
  readonly posted: { readonly at: Timestamp; readonly conflictId: ConflictId } | null;
  readonly review: Review | null;
  readonly care: Care | null;
  readonly reports: readonly OpenReport[];
  readonly further: number;
  readonly isOwn: boolean;
};

export type CaseWeight = OpenCase & { readonly weight: number; readonly isDanger: boolean };

export type LastRuling = {
  readonly ruling: Ruling;
  readonly reporters: readonly MemberId[];
  /** Whether an appeal about the item waits for an answer. */
  readonly isAppealed: boolean;
};

export type SettleState = { readonly item: ReportedState | null; readonly openReports: readonly OpenReport[] };

export type DeskState = SettleState & {
  readonly lastRuling: LastRuling | null;
  /** Whether any account of the moderator's mailbox wrote or reported the item. */
  readonly isOwn: boolean;
  readonly claim: Pick<CaseClaim, 'by' | 'until'> | null;
};

/** Each call is atomic, and durable before its promise resolves. Calls for one item run one after another. */
export interface ReportStore {
  report<T>(item: ReportedItem, reporter: MemberId, decide: Decision<ReportState | null, T>): Promise<T>;
  listOpen(limit: number, moderator?: MemberId | null): Promise<readonly OpenCase[]>;
  deleteAddresses(before: Timestamp, limit: number): Promise<number>;
  listWaiting(limit: number, moderator: MemberId): Promise<readonly OpenCase[]>;
  listDecided(limit: number, moderator: MemberId, since: Timestamp): Promise<readonly OpenCase[]>;
  listOfAuthor(item: ReportedItem): Promise<readonly Ruling[]>;
  /** `decide` gets a null `item` if the item was deleted. */
  settle<T>(item: ReportedItem, decide: Decision<SettleState, T>): Promise<T>;
  judge<T>(item: ReportedItem, moderator: MemberId, decide: Decision<DeskState, T>): Promise<T>;
}
