import {
  type CommentId,
  type ConflictId,
  type MailboxId,
  type MemberId,
  type Timestamp,
  type UpdateId,
  updatePlaceOf,
  type Voter,
} from '@twosides/domain/kernel';
import type {
  CategoryId,
  Comment,
  CommentOrder,
  Conflict,
  HiddenBy,
  Share,
  Update,
  Vote,
  VotesHelped,
} from '@twosides/domain/model';
import type { Excerpts } from '@twosides/domain/reading';
import { Schema } from 'mongoose';
import type { IndexedTerms } from '../../search-index.ts';
import { type Define, nullable, required } from './schema-options.ts';

export type HiddenAuthorFields = { readonly authorKey?: string; readonly authorSealed?: string };

export type ConflictRecord = Omit<Conflict, 'id'> &
  Excerpts &
  HiddenAuthorFields & {
    readonly _id: ConflictId;
    readonly revision: number;
    /** First votes per hour. `todayVotes` is their sum. */
    readonly todayByHour?: Readonly<Record<string, number>>;
    readonly todayOldest?: Timestamp;
    readonly votesWait?: boolean;
    readonly votesHelped?: VotesHelped;
    readonly uncounted?: true;
    readonly rests: boolean;
    readonly unusualOn?: Timestamp;
    readonly unusualSeenAt?: Timestamp;
  };

/** `_id` is the start of the UTC day. */
type TodaysFiveRecord = { readonly _id: Timestamp; readonly conflictIds: readonly ConflictId[] };

export type Sums = {
  readonly conflicts: number;
  readonly votes: number;
  readonly comments: number;
  readonly revealed: number;
};

export type CountedRecord = Sums & { readonly _id: ConflictId; readonly category: CategoryId };

export type CommentRecord = Omit<Comment, 'id' | 'underPseudonym' | 'waits' | 'replyTo'> &
  HiddenAuthorFields & {
    readonly _id: CommentId;
    readonly place: number;
    readonly replyTo?: CommentId;
    /** The encrypted id of the answered comment's author, until they have been notified. */
    readonly answers?: string;
    /** The encrypted id of the conflict's author, until they have been notified. */
    readonly tells?: string;
    readonly takenDownBy?: HiddenBy | null;
  };

/*
 * Unlike an ObjectId, the ids of votes and marks do not reveal when they were made.
 */

export type VoteRecord = Vote & { readonly _id: string; readonly network?: string };

export const voteId = (conflictId: ConflictId, mailboxId: MailboxId): string => `${conflictId} ${mailboxId}`;

export type HelpfulMarkRecord = {
  readonly _id: string;
  readonly commentId: CommentId;
  readonly mailboxId: MailboxId;
  readonly markedBy: Voter;
  /** Start of the UTC day on which the comment was marked. */
  readonly markedOn: Timestamp;
  readonly changedMind: boolean;
};

export const markId = (commentId: CommentId, mailboxId: MailboxId): string => `${commentId} ${mailboxId}`;

export type UpdateRecord = Omit<Update, 'takenDownBy' | 'review'> &
  Partial<Pick<Update, 'takenDownBy' | 'review'>> & { readonly _id: string };

/** The conflict id is padded, so that ids sort like numbers. */
export const updateId = ({ conflictId, number }: Pick<Update, 'conflictId' | 'number'>): string =>
  `${String(conflictId).padStart(15, '0')} ${number}`;

export const updateRecordId = (id: UpdateId): string => updateId(updatePlaceOf(id));

/** `since` is the start of the UTC day on which the member began to follow the conflict's updates. */
type UpdateFollowRecord = {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly conflictId: ConflictId;
  readonly since: Timestamp;
};

export const updateFollowId = (memberId: MemberId, conflictId: ConflictId): string => `${memberId} ${conflictId}`;

const SUMS = {
  conflicts: required(Number),
  votes: required(Number),
  comments: required(Number),
  revealed: required(Number),
};

export const conflictModels = (define: Define) => ({
  searchTerms: define<IndexedTerms & { readonly _id: ConflictId }>('search_terms', {
    _id: required(Number),
    title: [String],
    all: [String],
  }),
  conflicts: define<ConflictRecord>('conflicts', {
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
  }),
  comments: define<CommentRecord>('comments', {
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
  }),
  commentOrders: define<CommentOrder & { readonly _id: ConflictId }>('comment_orders', {
    _id: required(Number),
    changes: required(Number),
    markedOn: required(Number),
    orderedAt: nullable(Number),
    dueAt: nullable(Number),
  }),
  counters: define<{ readonly _id: string; readonly value: number }>('counters', {
    _id: required(String),
    value: required(Number),
  }),
  shares: define<Share>('shares', {
    conflictId: required(Number),
    channel: required(String),
    sharer: required(String),
    sharedAt: required(Number),
  }),
  todaysFive: define<TodaysFiveRecord>('todays_five', {
    _id: required(Number),
    conflictIds: { type: [Number], required: true },
  }),
  updates: define<UpdateRecord>('updates', {
    _id: required(String),
    conflictId: required(Number),
    number: required(Number),
    ending: required(String),
    votesHelped: nullable(String),
    text: String,
    notifiedAt: required(Number),
    sawSplit: required(Boolean),
    forStories: required(Boolean),
    takenDownBy: nullable(String),
    review: nullable(String),
  }),
  updateFollows: define<UpdateFollowRecord>('update_follows', {
    _id: required(String),
    memberId: required(String),
    conflictId: required(Number),
    since: required(Number),
  }),
  votes: define<VoteRecord>('votes', {
    _id: required(String),
    conflictId: required(Number),
    side: required(String),
    votedAt: required(Number),
    mailboxId: required(String),
    voterRef: required(String),
    firstSide: required(String),
    isBlind: required(Boolean),
    isReading: required(Boolean),
    sideWhenSeen: nullable(String),
    guess: nullable(Number),
    established: required(Boolean),
    isExcluded: required(Boolean),
    network: String,
  }),
  categoryFigures: define<Sums & { readonly _id: CategoryId }>('category_figures', { _id: required(String), ...SUMS }),
  counted: define<CountedRecord>('counted', { _id: required(Number), category: required(String), ...SUMS }),
  helpfulMarks: define<HelpfulMarkRecord>('helpful_marks', {
    _id: required(String),
    commentId: required(String),
    mailboxId: required(String),
    markedBy: required(String),
    markedOn: required(Number),
    changedMind: required(Boolean),
  }),
});
