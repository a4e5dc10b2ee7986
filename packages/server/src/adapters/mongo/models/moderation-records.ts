import type { MailboxId, MemberId, Timestamp } from '@twosides/domain/kernel';
import type { Appeal, Exclusion, Report, ReportedItem, Ruling } from '@twosides/domain/model';
import type { MonthCounts } from '@twosides/domain/statements';

export type ItemKey = { readonly itemKind: ReportedItem['kind']; readonly itemId: string };

export type ReportRecord = ItemKey &
  Omit<Report, 'item'> & {
    readonly _id: string;
    readonly mailboxId: MailboxId;
    readonly weighs: boolean;
    readonly settledAt: Timestamp | null;
    readonly agreed?: boolean;
    readonly collapsedOn?: Timestamp;
  };

/** Unlike an ObjectId, the id does not reveal when the report was made. */
export const reportId = ({ itemKind, itemId }: ItemKey, mailboxId: MailboxId): string =>
  `${itemKind} ${itemId} ${mailboxId}`;

export type ReportAddressRecord = { readonly _id: MemberId; readonly sealed: string; readonly day: Timestamp };

export type ClaimRecord = ItemKey & { readonly _id: string; readonly by: string; readonly until: Timestamp };

export type RulingRecord = ItemKey & Omit<Ruling, 'item'> & { readonly _id: string };

export type AppealRecord = ItemKey & Omit<Appeal, 'item'> & { readonly _id: string; readonly isOpen: boolean };

export type ExclusionRecord = Exclusion & { readonly _id: string };

/** `_id` is the month's start. */
export type TransparencyRecord = Omit<MonthCounts, 'month'> & { readonly _id: Timestamp };
