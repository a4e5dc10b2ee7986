import type { CommentId, ConflictId, MailboxId, MemberId, Timestamp } from '@twosides/domain/kernel';
import type {
  Comment,
  CommentOrder,
  Conflict,
  HiddenBy,
  ReportedItem,
  ReportReason,
  Share,
  VotesHelped,
} from '@twosides/domain/model';
import type { Excerpts } from '@twosides/domain/reading';
import { Schema } from 'mongoose';
import type { IndexedTerms } from '../../search-index.ts';
import { nullable, required, SCHEMA_OPTIONS, schemaOf } from './schema-options.ts';

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

export type CommentOrderRecord = CommentOrder & { readonly _id: ConflictId };

export type ReportRecord = {
  readonly _id: string;
  readonly mailboxId: MailboxId;
  readonly itemKind: ReportedItem['kind'];
  readonly itemId: string;
  readonly reporterId: MemberId;
  readonly reason: ReportReason;
  readonly note: string | null;
  readonly reportedAt: Timestamp;
  readonly weighs: boolean;
  readonly settledAt: Timestamp | null;
  readonly agreed?: boolean;
  readonly collapsedOn?: Timestamp;
};

/** Unlike an ObjectId, the id does not reveal when the report was made. */
export const reportId = (
  { itemKind, itemId }: Pick<ReportRecord, 'itemKind' | 'itemId'>,
  mailboxId: MailboxId,
): string => `${itemKind} ${itemId} ${mailboxId}`;

export type CounterRecord = { readonly _id: string; readonly value: number };

export type SearchTermsRecord = IndexedTerms & { readonly _id: ConflictId };

export const searchTermsSchema: Schema<SearchTermsRecord> = schemaOf<SearchTermsRecord>({
  _id: required(Number),
  title: [String],
  all: [String],
});

export const conflictSchema: Schema<ConflictRecord> = schemaOf<ConflictRecord>({
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
});

export const commentSchema = schemaOf<CommentRecord>({
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
});

export const commentOrderSchema = schemaOf<CommentOrderRecord>({
  _id: required(Number),
  changes: required(Number),
  markedOn: required(Number),
  orderedAt: nullable(Number),
  dueAt: nullable(Number),
});

export const counterSchema = schemaOf<CounterRecord>({ _id: required(String), value: required(Number) });

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

export const shareSchema = schemaOf<Share>({
  conflictId: required(Number),
  channel: required(String),
  sharer: required(String),
  sharedAt: required(Number),
});

/** `_id` is the start of the UTC day. */
export type TodaysFiveRecord = { readonly _id: Timestamp; readonly conflictIds: readonly ConflictId[] };

export const todaysFiveSchema = schemaOf<TodaysFiveRecord>({
  _id: required(Number),
  conflictIds: { type: [Number], required: true },
});
