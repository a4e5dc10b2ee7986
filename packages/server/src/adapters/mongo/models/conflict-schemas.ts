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

/** Stored instead of the id of a pseudonymous author; see `HiddenAuthor`. Missing for other authors. */
export type HiddenAuthorFields = { readonly authorKey?: string; readonly authorSealed?: string };

export type ConflictRecord = Omit<Conflict, 'id'> &
  Excerpts &
  HiddenAuthorFields & {
    readonly _id: ConflictId;
    /** Incremented by every write about the conflict, so that concurrent writes collide. */
    readonly revision: number;
    /**
     * `todayByHour`: first votes by hour, whose sum is `todayVotes`. `todayOldest`: the oldest of these hours. Both are
     * missing if there are none.
     */
    readonly todayByHour?: Readonly<Record<string, number>>;
    readonly todayOldest?: Timestamp;
    /** Set if a vote on this conflict has earned points that are not published yet. */
    readonly votesWait?: boolean;
    /** The author's latest answer whether the votes helped; missing before the first. */
    readonly votesHelped?: VotesHelped;
    /** Set by every change, until the category figures are updated. */
    readonly uncounted?: true;
    /** Whether voting is paused. */
    readonly rests: boolean;
    /**
     * `unusualOn`: start of the day on which the voting was flagged. `unusualSeenAt`: when a moderator last reviewed a
     * flag.
     */
    readonly unusualOn?: Timestamp;
    readonly unusualSeenAt?: Timestamp;
  };

export type CommentRecord = Omit<Comment, 'id' | 'underPseudonym' | 'waits' | 'replyTo'> &
  HiddenAuthorFields & {
    readonly _id: CommentId;
    /** Place in the bridging order; 0 for none. */
    readonly place: number;
    /** The comment that this reply belongs to; missing for a comment that is no reply. */
    readonly replyTo?: CommentId;
    /** The author of the answered comment, sealed. Missing after they were notified, or if nobody is to be. */
    readonly answers?: string;
    /** The conflict's author, sealed. Missing after they were notified, or if nobody is to be. */
    readonly tells?: string;
    /** Why the comment is not public; missing or null if it is. */
    readonly takenDownBy?: KeptOffBy | null;
  };

export type CommentOrderRecord = CommentOrder & { readonly _id: ConflictId };

/** A report. Item ids are text, since conflict ids are numbers and the others are not. */
export type ReportRecord = {
  readonly _id: string;
  /** The mailbox id of the reporter; random for a reporter without a mailbox key. */
  readonly mailboxId: MailboxId;
  readonly itemKind: ReportedItem['kind'];
  readonly itemId: string;
  readonly reporterId: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reportedAt: Timestamp;
  /** Whether the reporter was established at that time. */
  readonly weighs: boolean;
  /** When a moderator reviewed the report; null before. */
  readonly settledAt: Timestamp | null;
  /** Whether the verdict agreed with the report; missing before the verdict. */
  readonly agreed?: boolean;
  /** The day on which the report helped to collapse its item; missing if it never did. */
  readonly collapsedOn?: Timestamp;
};

/** The `_id` of a report: one per item and mailbox. Unlike an ObjectId, it does not reveal when the report was made. */
export const reportId = (
  { itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>,
  mailboxId: MailboxId,
): string => `${itemKind} ${itemId} ${mailboxId}`;

/**
 * A counter by name. `conflicts`: the last conflict number. `members`: members with a nickname. `todays_five`: makes
 * choices for different days collide.
 */
export type CounterRecord = { readonly _id: string; readonly value: number };

/** A public conflict's search terms. */
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
