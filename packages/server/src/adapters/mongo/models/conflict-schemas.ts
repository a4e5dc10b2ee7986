import type { CategoryId, Share } from '@twosides/domain/model';
import { Schema } from 'mongoose';
import type {
  CommentOrderRecord,
  CommentRecord,
  ConflictRecord,
  CountedRecord,
  HelpfulMarkRecord,
  SearchTermsRecord,
  Sums,
  TodaysFiveRecord,
  UpdateFollowRecord,
  UpdateRecord,
  VoteRecord,
} from './conflict-records.ts';
import { nullable, required, schemaOf } from './schema-options.ts';

export const searchTermsSchema = schemaOf<SearchTermsRecord>({
  _id: required(Number),
  title: [String],
  all: [String],
});

export const conflictSchema = schemaOf<ConflictRecord>({
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

export const counterSchema = schemaOf<{ readonly _id: string; readonly value: number }>({
  _id: required(String),
  value: required(Number),
});

export const shareSchema = schemaOf<Share>({
  conflictId: required(Number),
  channel: required(String),
  sharer: required(String),
  sharedAt: required(Number),
});

export const todaysFiveSchema = schemaOf<TodaysFiveRecord>({
  _id: required(Number),
  conflictIds: { type: [Number], required: true },
});

export const updateSchema = schemaOf<UpdateRecord>({
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
});

export const updateFollowSchema = schemaOf<UpdateFollowRecord>({
  _id: required(String),
  memberId: required(String),
  conflictId: required(Number),
  since: required(Number),
});

export const voteSchema = schemaOf<VoteRecord>({
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
});

const SUMS = {
  conflicts: required(Number),
  votes: required(Number),
  comments: required(Number),
  revealed: required(Number),
};

export const categoryFiguresSchema = schemaOf<Sums & { readonly _id: CategoryId }>({ _id: required(String), ...SUMS });

export const countedSchema = schemaOf<CountedRecord>({ _id: required(Number), category: required(String), ...SUMS });

export const helpfulMarkSchema = schemaOf<HelpfulMarkRecord>({
  _id: required(String),
  commentId: required(String),
  mailboxId: required(String),
  markedBy: required(String),
  markedOn: required(Number),
  changedMind: required(Boolean),
});
