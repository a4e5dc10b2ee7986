import type { MailboxId, MemberId, Timestamp } from '@twosides/domain/kernel';
import type { Appeal, Exclusion, Report, ReportedItem, Ruling } from '@twosides/domain/model';
import type { MonthCounts } from '@twosides/domain/statements';
import { type Define, nullable, required } from './schema-options.ts';

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

type ReportAddressRecord = { readonly _id: MemberId; readonly sealed: string; readonly day: Timestamp };

type ClaimRecord = ItemKey & { readonly _id: string; readonly by: string; readonly until: Timestamp };

export type RulingRecord = ItemKey & Omit<Ruling, 'item'> & { readonly _id: string };

type AppealRecord = ItemKey & Omit<Appeal, 'item'> & { readonly _id: string; readonly isOpen: boolean };

/** `_id` is the month's start. */
type TransparencyRecord = Omit<MonthCounts, 'month'> & { readonly _id: Timestamp };

const KEY = { itemKind: required(String), itemId: required(String) };

export const moderationModels = (define: Define) => ({
  reports: define<ReportRecord>('reports', {
    _id: required(String),
    mailboxId: required(String),
    itemKind: required(String),
    itemId: required(String),
    reporterId: required(String),
    reason: required(String),
    note: nullable(String),
    reportedAt: required(Number),
    weighs: required(Boolean),
    settledAt: nullable(Number),
    agreed: Boolean,
    collapsedOn: Number,
  }),
  moderators: define<{ readonly _id: MemberId }>('moderators', { _id: required(String) }),
  caseClaims: define<ClaimRecord>('case_claims', {
    _id: required(String),
    ...KEY,
    by: required(String),
    until: required(Number),
  }),
  rulings: define<RulingRecord>('rulings', {
    _id: required(String),
    ...KEY,
    verdict: required(String),
    effect: required(String),
    ground: required(String),
    facts: String,
    by: required(String),
    at: required(Number),
    suspension: String,
    notes: { type: [String], default: undefined },
    answers: { ruling: String, side: String },
  }),
  appeals: define<AppealRecord>('appeals', {
    _id: required(String),
    ...KEY,
    ruling: required(String),
    side: required(String),
    words: String,
    at: required(Number),
    isOpen: required(Boolean),
  }),
  reportAddresses: define<ReportAddressRecord>('report_addresses', {
    _id: required(String),
    sealed: required(String),
    day: required(Number),
  }),
  transparency: define<TransparencyRecord>('transparency', {
    _id: required(Number),
    reported: required(Number),
    restricted: required(Number),
    byMachine: required(Number),
    appealed: required(Number),
    reversed: required(Number),
    excluded: required(Number),
  }),
  exclusions: define<Exclusion & { readonly _id: string }>('exclusions', {
    _id: required(String),
    conflictId: required(Number),
    act: required(String),
    votes: required(Number),
    networks: required(Number),
    facts: required(String),
    by: required(String),
    at: required(Number),
  }),
});
