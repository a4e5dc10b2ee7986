import type { CommentId, ConflictId, MailboxId, MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Operation } from '../kernel/operation.ts';
import type { Alert, NewAlert } from './alert.ts';
import type { Comment, CommentOrder, CommentPlace } from './comment.ts';
import type { Care, Conflict } from './conflict.ts';
import type { LinkedIdentity, ProviderName } from './identity.ts';
import type { NewJob } from './job.ts';
import type { Credential, MailToken, Member, PendingRegistration } from './member.ts';
import type { Passkey } from './passkey.ts';
import type { Award, PointEntry, PointItem } from './points.ts';
import type { Appeal, AppealKey, KeptOffBy, Report, ReportedItem, Review, Ruling } from './report.ts';
import type { Told, Update } from './update.ts';
import type { Exclusion, Vote } from './vote.ts';

/**
 * Each store applies a decision's writes in one transaction, with an interpreter that is exhaustive by type
 * (`apply-writes.ts`). Later writes to the same thing win. Writes that depend on other stored data (alerts, points
 * taken back or no longer counted, mailbox claims, deleted members) may be applied last.
 */
export type Write =
  /** Fails if the actor has already used the operation id. */
  | { readonly kind: 'record-operation'; readonly operation: Operation }
  /** Does nothing if a job with the same key is known. */
  | { readonly kind: 'enqueue-job'; readonly job: NewJob }

  /** The id is from `PostState.nextId`. */
  | { readonly kind: 'add-conflict'; readonly conflict: Conflict }
  /** Stores what the author may change, but not what votes and comments change. */
  | { readonly kind: 'put-conflict'; readonly conflict: Conflict }
  | { readonly kind: 'put-standing'; readonly id: ConflictId; readonly standing: ConflictStanding }
  /** `by` null restores the item. `conflictId`, here and below, is the item's own or its conflict's. */
  | {
      readonly kind: 'take-down';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly by: KeptOffBy | null;
    }
  | {
      readonly kind: 'review';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly review: Review;
    }
  /** Pausing voting removes the conflict from the trending list. */
  | { readonly kind: 'put-care'; readonly conflictId: ConflictId; readonly care: Care }
  | { readonly kind: 'move-comment-count'; readonly conflictId: ConflictId; readonly by: number }
  | { readonly kind: 'show-author'; readonly authorId: MemberId; readonly shown: ShownAuthor }

  /**
   * Adds the vote of a conflict and mailbox id, or changes its side and owner. `network`: where a first vote came from,
   * as stamped by `networkOf`, if known.
   */
  | { readonly kind: 'put-vote'; readonly vote: Vote; readonly isFirst: boolean; readonly network?: string | undefined }
  | {
      readonly kind: 'excluded';
      readonly conflictId: ConflictId;
      readonly votes: readonly MailboxId[];
      readonly isExcluded: boolean;
    }
  | { readonly kind: 'note-exclusion'; readonly act: Exclusion }
  /** The vote counts in `todayVotes` until the sweep a day later. `hour`: start of the vote's hour. */
  | { readonly kind: 'count-today'; readonly conflictId: ConflictId; readonly hour: Timestamp }
  /** The conflict's points must be in the next batch of public figures. */
  | { readonly kind: 'await-batch'; readonly conflictId: ConflictId }

  /**
   * `AlertStore.notifyOfComments` notifies `tells` (the conflict's author) and, once the comment is public, `answers`
   * (the author of the comment it answers).
   */
  | {
      readonly kind: 'add-comment';
      readonly comment: Comment;
      readonly tells: MemberId | null;
      readonly answers: MemberId | null;
    }
  /** Deletes the words, the place in the bridging order, and whom it would have notified. */
  | { readonly kind: 'clear-comment'; readonly id: CommentId; readonly conflictId: ConflictId }
  | {
      readonly kind: 'hide-comment';
      readonly id: CommentId;
      readonly conflictId: ConflictId;
      readonly isHidden: boolean;
    }
  /** A comment without marks loses its place in the bridging order. */
  | {
      readonly kind: 'put-mark-counts';
      readonly id: CommentId;
      readonly helpfulCount: number;
      readonly mindsCount: number;
    }
  /** An earlier mark of the mailbox moves to this account. */
  | {
      readonly kind: 'put-mark';
      readonly commentId: CommentId;
      readonly mailboxId: MailboxId;
      readonly markedBy: Voter;
      readonly markedOn: Timestamp;
      readonly changedMind: boolean;
    }
  | { readonly kind: 'remove-mark'; readonly commentId: CommentId; readonly markedBy: Voter }
  | {
      readonly kind: 'place-comments';
      readonly conflictId: ConflictId;
      readonly places: readonly CommentPlace[];
      readonly timesOrdered: number;
    }
  | { readonly kind: 'put-comment-order'; readonly conflictId: ConflictId; readonly order: CommentOrder }
  /** Only if any of the conflict's comments was ever marked. */
  | { readonly kind: 'reorder-comments'; readonly conflictId: ConflictId; readonly dueAt: Timestamp }

  /** Fails if the update's number exists. */
  | { readonly kind: 'add-update'; readonly update: Update; readonly told: Omit<Told, 'askedDays'> }
  | { readonly kind: 'put-ending'; readonly conflictId: ConflictId; readonly endedAt: Timestamp | null }
  | { readonly kind: 'clear-updates'; readonly conflictId: ConflictId }
  | { readonly kind: 'note-asked'; readonly conflictId: ConflictId; readonly askedDays: Told['askedDays'] }
  | {
      readonly kind: 'follow-updates';
      readonly conflictId: ConflictId;
      readonly memberId: MemberId;
      readonly follows: boolean;
      readonly on: Timestamp;
    }

  /** Fails if one of the events was entered before. */
  | { readonly kind: 'enter-award'; readonly award: Award }
  | { readonly kind: 'take-back-points'; readonly entry: Pick<PointEntry, 'memberId' | 'sourceKey'> }
  /** Points count while their item is public. */
  | { readonly kind: 'count-points'; readonly item: PointItem; readonly isPublic: boolean }
  | {
      readonly kind: 'add-report';
      readonly report: Report;
      readonly mailboxId: MailboxId;
      readonly conflictId: ConflictId;
      readonly weighs: boolean;
    }
  /** Where to mail a visitor the outcome, sealed. `day`: start of the day. */
  | { readonly kind: 'keep-address'; readonly reporterId: MemberId; readonly email: string; readonly day: Timestamp }
  | { readonly kind: 'delete-address'; readonly reporterId: MemberId }
  | { readonly kind: 'add-ruling'; readonly ruling: Ruling }
  /** Fails if the side has already appealed. */
  | { readonly kind: 'add-appeal'; readonly appeal: Appeal }
  | { readonly kind: 'close-appeal'; readonly appeal: AppealKey }
  /** Applies to every account of the member's mailbox. Never shortens a suspension. */
  | { readonly kind: 'suspend'; readonly memberId: MemberId; readonly until: Timestamp; readonly now: Timestamp }
  /** Lifts the suspension that ends exactly at `until`, and no other. */
  | { readonly kind: 'lift-suspension'; readonly memberId: MemberId; readonly until: Timestamp }
  | { readonly kind: 'claim-case'; readonly item: ReportedItem; readonly by: string; readonly until: Timestamp }
  | { readonly kind: 'release-case'; readonly item: ReportedItem }
  /**
   * Notes which open reports collapsed the item automatically. Concurrent collapses that share a reporter run one after
   * the other.
   */
  | {
      readonly kind: 'collapse-by-reports';
      readonly item: ReportedItem;
      readonly by: readonly { readonly reporterId: MemberId; readonly mailboxId: MailboxId }[];
      readonly day: Timestamp;
    }
  /** `conflictId`: the item's own or its conflict's, null if gone. `agreed`: whether the reporters were right. */
  | {
      readonly kind: 'settle-reports';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId | null;
      readonly agreed: boolean;
      readonly at: Timestamp;
    }
  | {
      readonly kind: 'revise-reports';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId | null;
      readonly settledAt: Timestamp;
      readonly agreed: boolean;
    }

  /** `alertWrites` merges it into the existing alert on the same topic. */
  | { readonly kind: 'raise-alert'; readonly alert: NewAlert }
  /** If `isHidden`, stored under the key of the member's pseudonym. */
  | { readonly kind: 'put-alert'; readonly memberId: MemberId; readonly isHidden: boolean; readonly alert: Alert }
  | { readonly kind: 'trim-alerts'; readonly memberId: MemberId; readonly kept: number }
  | { readonly kind: 'mark-told'; readonly comments: readonly CommentId[]; readonly of: 'tells' | 'answers' }
  | {
      readonly kind: 'add-follow';
      readonly followerId: MemberId;
      readonly followingId: MemberId;
      readonly at: Timestamp;
    }
  | { readonly kind: 'put-member'; readonly member: Member }
  | { readonly kind: 'claim-mailbox-key'; readonly memberId: MemberId; readonly email: string }
  | { readonly kind: 'put-credential'; readonly credential: Credential }
  | { readonly kind: 'drop-credential'; readonly memberId: MemberId }
  | { readonly kind: 'add-identity'; readonly identity: LinkedIdentity }
  | { readonly kind: 'drop-identities'; readonly memberId: MemberId; readonly provider: ProviderName | 'all' }
  /** Fails if its credential id exists. */
  | { readonly kind: 'add-passkey'; readonly passkey: Passkey }
  | { readonly kind: 'use-passkey'; readonly passkey: Pick<Passkey, 'id' | 'counter' | 'isSynced' | 'lastUsedOn'> }
  | { readonly kind: 'drop-passkeys'; readonly memberId: MemberId; readonly id: Passkey['id'] | 'all' }
  | { readonly kind: 'end-passkey-sessions'; readonly memberId: MemberId; readonly passkeyId: Passkey['id'] }
  | { readonly kind: 'add-token'; readonly token: MailToken }
  | { readonly kind: 'use-token'; readonly token: Pick<MailToken, 'purpose' | 'tokenHash'> }
  /** Only unused tokens; with `since`, only those made from then on. */
  | {
      readonly kind: 'void-tokens';
      readonly memberId: MemberId;
      readonly purposes: readonly MailToken['purpose'][];
      readonly since?: Timestamp;
    }
  | { readonly kind: 'add-registration'; readonly registration: PendingRegistration }
  | { readonly kind: 'end-registrations'; readonly email: string }
  /** Also ends those that a running sign-in is about to begin, because `sessionEpoch` grows. */
  | { readonly kind: 'end-sessions'; readonly memberId: MemberId }
  /**
   * Also deletes all data that concerns nobody else. The address and nickname are free at once; `PersonalDataStore`
   * erases the rest. `claimsEndAt`: until when the mailboxes keep their mailbox key.
   */
  | {
      readonly kind: 'delete-member';
      readonly member: Pick<Member, 'id' | 'email'>;
      readonly claimsEndAt: Timestamp;
    };

export type ConflictStanding = Pick<
  Conflict,
  | 'totalVotes'
  | 'herVotes'
  | 'hisVotes'
  | 'commentCount'
  | 'trendScore'
  | 'polarity'
  | 'todayVotes'
  | 'revealedAt'
  | 'history'
>;

export type ShownAuthor = Pick<Conflict, 'userNickname' | 'partnerNickname' | 'userAvatarId' | 'partnerAvatarId'>;

export type WriteKind = Write['kind'];

/** A union of objects, so that handlers found by `write.kind` type-check. */
export type WriteOf<Kind extends WriteKind> = {
  [K in Kind]: Extract<Write, { readonly kind: K }> & { readonly kind: K };
}[Kind];

/** A store may decide several of these on one conflict before it stores any. */
export type ConflictWrite = WriteOf<
  | 'put-standing'
  | 'put-vote'
  | 'count-today'
  | 'await-batch'
  | 'add-comment'
  | 'enter-award'
  | 'count-points'
  | 'record-operation'
  | 'enqueue-job'
>;

/** Pure and synchronous: it may run several times, each time on fresh state. */
export type Decision<State, T, Made extends Write = Write> = (state: State) => Decided<T, Made>;

export type Decided<T, Made extends Write = Write> = { readonly writes: readonly Made[]; readonly result: T };

export const unchanged = <T>(result: T): Decided<T, never> => ({ writes: [], result });

export const enqueue = (job: NewJob): WriteOf<'enqueue-job'> => ({ kind: 'enqueue-job', job });

export const recordOperation = (operation: Operation | null): readonly WriteOf<'record-operation'>[] =>
  operation === null ? [] : [{ kind: 'record-operation', operation }];

export const enterAward = (award: Award | null): readonly WriteOf<'enter-award'>[] =>
  award === null ? [] : [{ kind: 'enter-award', award }];

export const putStanding = (conflict: Conflict): WriteOf<'put-standing'> => ({
  kind: 'put-standing',
  id: conflict.id,
  standing: {
    totalVotes: conflict.totalVotes,
    herVotes: conflict.herVotes,
    hisVotes: conflict.hisVotes,
    commentCount: conflict.commentCount,
    trendScore: conflict.trendScore,
    polarity: conflict.polarity,
    todayVotes: conflict.todayVotes,
    revealedAt: conflict.revealedAt,
    history: conflict.history,
  },
});
