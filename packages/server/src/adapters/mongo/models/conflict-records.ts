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
  Update,
  Vote,
  VotesHelped,
} from '@twosides/domain/model';
import type { Excerpts } from '@twosides/domain/reading';
import type { IndexedTerms } from '../../search-index.ts';

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

export type SearchTermsRecord = IndexedTerms & { readonly _id: ConflictId };

/** `_id` is the start of the UTC day. */
export type TodaysFiveRecord = { readonly _id: Timestamp; readonly conflictIds: readonly ConflictId[] };

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

export type CommentOrderRecord = CommentOrder & { readonly _id: ConflictId };

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
export type UpdateFollowRecord = {
  readonly _id: string;
  readonly memberId: MemberId;
  readonly conflictId: ConflictId;
  readonly since: Timestamp;
};

export const updateFollowId = (memberId: MemberId, conflictId: ConflictId): string => `${memberId} ${conflictId}`;
