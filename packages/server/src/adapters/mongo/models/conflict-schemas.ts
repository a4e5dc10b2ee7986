import type { CommentId, ConflictId, MailboxId, MemberId, Timestamp } from '@twosides/domain/kernel';
import type {
  Comment,
  CommentOrder,
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

/** Missing for authors without a pseudonym. */
export type HiddenAuthorFields = { readonly authorKey?: string; readonly authorSealed?: string };

export type ConflictRecord = Omit<Conflict, 'id'> &
  Excerpts &
  HiddenAuthorFields & {
    readonly _id: ConflictId;
    /** Every write about the conflict increments it, so that concurrent writes collide. */
    readonly revision: number;
    /**
     * First votes by hour; `todayVotes` is their sum and `todayOldest` the oldest hour. Both are missing if there are
     * none.
     */
    readonly todayByHour?: Readonly<Record<string, number>>;
    readonly todayOldest?: Timestamp;
    /** A vote has earned points that are not published yet. */
    readonly votesWait?: boolean;
    readonly votesHelped?: VotesHelped;
    /** Set by every change until the category figures are updated. */
    readonly uncounted?: true;
    readonly rests: boolean;
    /** `unusualOn`: the day the voting was flagged. `unusualSeenAt`: when a moderator last reviewed a flag. */
    readonly unusualOn?: Timestamp;
    readonly unusualSeenAt?: Timestamp;
  };

export type CommentRecord = Omit<Comment, 'id' | 'underPseudonym' | 'waits' | 'replyTo'> &
  HiddenAuthorFields & {
    readonly _id: CommentId;
    /** In the bridging order; 0 for none. */
    readonly place: number;
    readonly replyTo?: CommentId;
    /** Sealed author of the answered comment. Missing after they were notified, or if nobody is to be. */
    readonly answers?: string;
    /** Sealed author of the conflict. Missing after they were notified, or if nobody is to be. */
    readonly tells?: string;
    /** Missing or null if the comment is public. */
    readonly takenDownBy?: KeptOffBy | null;
  };

export type CommentOrderRecord = CommentOrder & { readonly _id: ConflictId };

/** Item ids are text, because only conflict ids are numbers. */
export type ReportRecord = {
  readonly _id: string;
  /** Random for a reporter without a mailbox key. */
  readonly mailboxId: MailboxId;
  readonly itemKind: ReportedItem['kind'];
  readonly itemId: string;
  readonly reporterId: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reportedAt: Timestamp;
  /** The reporter was established at that time. */
  readonly weighs: boolean;
  readonly settledAt: Timestamp | null;
  /** Whether the verdict agreed; missing before it. */
  readonly agreed?: boolean;
  /** The day on which the report helped to collapse its item. */
  readonly collapsedOn?: Timestamp;
};

/** Unlike an ObjectId, it does not reveal when the report was made. */
export const reportId = (
  { itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>,
  mailboxId: MailboxId,
): string => `${itemKind} ${itemId} ${mailboxId}`;

/**
 * `conflicts`: the last conflict number. `members`: members with a nickname. `todays_five`: makes choices for
 * different days collide.
 */
export type CounterRecord = { readonly _id: string; readonly value: number };

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
    timesOrdered: required(Number),
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
    replyTo: String,
    answers: String,
    helpfulCount: required(Number),
    mindsCount: required(Number),
    place: required(Number),
    bridges: required(Boolean),
  },
  SCHEMA_OPTIONS,
);

export const commentOrderSchema = new Schema<CommentOrderRecord>(
  {
    _id: required(Number),
    changes: required(Number),
    markedOn: required(Number),
    orderedAt: nullable(Number),
    dueAt: nullable(Number),
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
