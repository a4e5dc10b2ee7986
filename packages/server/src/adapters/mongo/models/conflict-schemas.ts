import type { CommentId, ConflictId, MailboxId, MemberId, Timestamp } from '@twosides/domain/kernel';
import type {
  Comment,
  Conflict,
  KeptOffBy,
  ReportedItem,
  ReportReason,
  Share,
  VotesHelped,
} from '@twosides/domain/model';
import type { Excerpts } from '@twosides/domain/reading';
import { Schema } from 'mongoose';
import type { IndexedTerms } from '../../search-index.ts';
import { nullable, required, SCHEMA_OPTIONS } from './schema-options.ts';

/**
 * Of what is written under a pseudonym, in place of its author; see `HiddenAuthor`. Missing where the author is named,
 * or gone.
 */
export type HiddenAuthorFields = { readonly authorKey?: string; readonly authorSealed?: string };

export type ConflictRecord = Omit<Conflict, 'id'> &
  Excerpts &
  HiddenAuthorFields & {
    readonly _id: ConflictId;
    /** Grows with every operation, so that two of them always meet in this document and one of them retries. */
    readonly revision: number;
    /**
     * What `todayVotes` adds up: first votes by the start of their hour, and the oldest of these hours; missing without
     * any.
     */
    readonly todayByHour?: Readonly<Record<string, number>>;
    readonly todayOldest?: Timestamp;
    /** There where a vote on it has earned something that is not public yet. */
    readonly votesWait?: boolean;
    /** What its author has said last of whether the votes helped; missing before. */
    readonly votesHelped?: VotesHelped;
    /** There from a change on until the figures have taken it in. */
    readonly uncounted?: true;
    /** Whether voting rests on it. */
    readonly rests: boolean;
    /** When its voting was found unusual, and when that was looked at. */
    readonly unusualOn?: Timestamp;
    readonly unusualSeenAt?: Timestamp;
  };

export type CommentRecord = Omit<Comment, 'id' | 'underPseudonym' | 'waits'> &
  HiddenAuthorFields & {
    readonly _id: CommentId;
    /** Whom it is news for, sealed; missing once that member has been told. */
    readonly tells?: string;
    /** Who hid it. */
    readonly takenDownBy?: KeptOffBy | null;
  };

/** A report; the item's id as text, since conflicts have numbers and comments do not. */
export type ReportRecord = {
  readonly _id: string;
  /** Of the reporter's mailbox key. */
  readonly mailboxId: MailboxId;
  readonly itemKind: ReportedItem['kind'];
  readonly itemId: string;
  readonly reporterId: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reportedAt: Timestamp;
  /** Whether its reporter was established when it was given. */
  readonly weighs: boolean;
  /** When a moderator has looked at it; null until then. */
  readonly settledAt: Timestamp | null;
  /** Whether the verdict was with it; missing until then. */
  readonly agreed?: boolean;
  /** The day on which it has collapsed its item, with others; missing where it has not. */
  readonly collapsedOn?: Timestamp;
};

/** What a report is unique by; it tells nothing of when it was made. */
export const reportId = (
  { itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>,
  mailboxId: MailboxId,
): string => `${itemKind} ${itemId} ${mailboxId}`;

/** The last number given to a conflict, under `_id: 'conflicts'`; the members with a nickname, under `members`. */
export type CounterRecord = { readonly _id: string; readonly value: number };

/** What a conflict that anyone may read is found by. */
export type SearchTermsRecord = IndexedTerms & { readonly _id: ConflictId };

export const searchTermsSchema: Schema<SearchTermsRecord> = new Schema<SearchTermsRecord>(
  { _id: required(Number), title: [String], all: [String] },
  SCHEMA_OPTIONS,
);

export const conflictSchema: Schema<ConflictRecord> = new Schema<ConflictRecord>(
  {
    _id: required(Number),
    title: required(String),
    hisSide: required(String),
    herSide: required(String),
    hisExcerpt: required(String),
    herExcerpt: required(String),
    category: required(String),
    tags: [String],
    contentNotes: [String],
    textVersion: required(Number),
    submittedAt: required(Number),
    anonymous: required(Boolean),
    submittedBy: nullable(String),
    authorKey: String,
    authorSealed: String,
    authorSide: required(String),
    userNickname: String,
    partnerNickname: String,
    userPronouns: nullable(String),
    partnerPronouns: nullable(String),
    userAvatarId: required(String),
    partnerAvatarId: required(String),
    herFaceImageUrl: nullable(String),
    hisFaceImageUrl: nullable(String),
    isActive: required(Boolean),
    takenDownBy: nullable(String),
    review: nullable(String),
    care: required(Schema.Types.Mixed),
    rests: required(Boolean),
    isClosed: required(Boolean),
    allowsEmbed: required(Boolean),
    totalVotes: required(Number),
    herVotes: required(Number),
    hisVotes: required(Number),
    revealedAt: nullable(Number),
    commentCount: required(Number),
    trendScore: nullable(Number),
    polarity: nullable(Number),
    todayVotes: required(Number),
    history: required(Schema.Types.Mixed),
    updateCount: required(Number),
    notifiedAt: nullable(Number),
    endedAt: nullable(Number),
    askedDays: required(Number),
    votesHelped: String,
    todayByHour: Schema.Types.Mixed,
    todayOldest: Number,
    revision: required(Number),
    votesWait: Boolean,
    unusualOn: Number,
    unusualSeenAt: Number,
    uncounted: Boolean,
  },
  SCHEMA_OPTIONS,
);

export const commentSchema = new Schema<CommentRecord>(
  {
    _id: required(String),
    conflictId: required(Number),
    authorId: nullable(String),
    authorKey: String,
    authorSealed: String,
    content: required(String),
    avatar: required(String),
    postedAt: required(Number),
    isVisible: required(Boolean),
    takenDownBy: String,
    review: nullable(String),
    isHiddenByAuthor: required(Boolean),
    tells: String,
    helpfulCount: required(Number),
  },
  SCHEMA_OPTIONS,
);

export const counterSchema = new Schema<CounterRecord>(
  { _id: required(String), value: required(Number) },
  SCHEMA_OPTIONS,
);

export const reportSchema = new Schema<ReportRecord>(
  {
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
  },
  SCHEMA_OPTIONS,
);

export const shareSchema = new Schema<Share>(
  { conflictId: required(Number), channel: required(String), sharer: required(String), sharedAt: required(Number) },
  SCHEMA_OPTIONS,
);
