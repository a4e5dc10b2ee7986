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
 * A change to stored data, as decisions ask for it. Each store applies a decision's writes in one transaction, with one
 * interpreter that is exhaustive by type (`apply-writes.ts`). Later writes to the same thing win. Writes that depend on
 * other stored data (alerts, points taken back or no longer counted, mailbox claims, deleted members) may be applied
 * last.
 */
export type Write =
  /** Fails if the actor has already used the operation id. */
  | { readonly kind: 'record-operation'; readonly operation: Operation }
  /** Does nothing if a job with the same key is known. */
  | { readonly kind: 'enqueue-job'; readonly job: NewJob }

  /** Stores a conflict under the id from `PostState.nextId`. */
  | { readonly kind: 'add-conflict'; readonly conflict: Conflict }
  /** Stores what the author may change, but not what votes and comments change. */
  | { readonly kind: 'put-conflict'; readonly conflict: Conflict }
  /** Stores what votes and comments change. */
  | { readonly kind: 'put-standing'; readonly id: ConflictId; readonly standing: ConflictStanding }
  /** Sets who keeps an item off the site; null restores it. `conflictId`: the item's own or its conflict's. */
  | {
      readonly kind: 'take-down';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly by: KeptOffBy | null;
    }
  /** Sets the review state of a reported item. `conflictId`: the item's own or its conflict's. */
  | {
      readonly kind: 'review';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly review: Review;
    }
  /** Sets a conflict's care. Pausing voting removes the conflict from the trending list. */
  | { readonly kind: 'put-care'; readonly conflictId: ConflictId; readonly care: Care }
  | { readonly kind: 'move-comment-count'; readonly conflictId: ConflictId; readonly by: number }
  | { readonly kind: 'show-author'; readonly authorId: MemberId; readonly shown: ShownAuthor }

  /**
   * Adds the vote of a conflict and mailbox id, or changes its side and owner. `network`: where a first vote came from,
   * as stamped by `networkOf`, if known.
   */
  | { readonly kind: 'put-vote'; readonly vote: Vote; readonly isFirst: boolean; readonly network?: string | undefined }
  /** Excludes votes, or restores them. */
  | {
      readonly kind: 'excluded';
      readonly conflictId: ConflictId;
      readonly votes: readonly MailboxId[];
      readonly isExcluded: boolean;
    }
  | { readonly kind: 'note-exclusion'; readonly act: Exclusion }
  /** Notes that a vote counts in `todayVotes`, until the sweep a day later. `hour`: start of the vote's hour. */
  | { readonly kind: 'count-today'; readonly conflictId: ConflictId; readonly hour: Timestamp }
  /** Marks the conflict as having points that the next batch of public figures must include. */
  | { readonly kind: 'await-batch'; readonly conflictId: ConflictId }

  /**
   * `AlertStore.notifyOfComments` notifies the conflict's author (`tells`) and, once the comment is public, the author
   * of the comment it answers (`answers`).
   */
  | {
      readonly kind: 'add-comment';
      readonly comment: Comment;
      readonly tells: MemberId | null;
      readonly answers: MemberId | null;
    }
  /** Deletes a comment's words, its place in the bridging order, and whom it would have notified. */
  | { readonly kind: 'clear-comment'; readonly id: CommentId; readonly conflictId: ConflictId }
  /** Hides a comment for its conflict's author, or shows it again. */
  | {
      readonly kind: 'hide-comment';
      readonly id: CommentId;
      readonly conflictId: ConflictId;
      readonly isHidden: boolean;
    }
  /** Sets the counts of a comment's marks. A comment without marks loses its place in the bridging order. */
  | {
      readonly kind: 'put-mark-counts';
      readonly id: CommentId;
      readonly helpfulCount: number;
      readonly mindsCount: number;
    }
  /** Stores a mailbox's mark. An earlier one moves to this account. */
  | {
      readonly kind: 'put-mark';
      readonly commentId: CommentId;
      readonly mailboxId: MailboxId;
      readonly markedBy: Voter;
      /** Start of the UTC day. */
      readonly markedOn: Timestamp;
      readonly changedMind: boolean;
    }
  | { readonly kind: 'remove-mark'; readonly commentId: CommentId; readonly markedBy: Voter }
  /** Sets comments' places in the bridging order. */
  | {
      readonly kind: 'place-comments';
      readonly conflictId: ConflictId;
      readonly places: readonly CommentPlace[];
      readonly timesOrdered: number;
    }
  | { readonly kind: 'put-comment-order'; readonly conflictId: ConflictId; readonly order: CommentOrder }
  /** Orders the conflict's comments again at `dueAt`, if any of them was ever marked. */
  | { readonly kind: 'reorder-comments'; readonly conflictId: ConflictId; readonly dueAt: Timestamp }

  /** Adds an update, and sets what its conflict stores about updates. Fails if the update's number exists. */
  | { readonly kind: 'add-update'; readonly update: Update; readonly told: Omit<Told, 'askedDays'> }
  /** Sets when the current ending was posted; null for none. */
  | { readonly kind: 'put-ending'; readonly conflictId: ConflictId; readonly endedAt: Timestamp | null }
  /** Deletes a conflict's updates and their followers. */
  | { readonly kind: 'clear-updates'; readonly conflictId: ConflictId }
  /** Notes that the author was asked how it went. */
  | { readonly kind: 'note-asked'; readonly conflictId: ConflictId; readonly askedDays: Told['askedDays'] }
  /** Follows a conflict's updates, or stops following. `on`: start of the day. */
  | {
      readonly kind: 'follow-updates';
      readonly conflictId: ConflictId;
      readonly memberId: MemberId;
      readonly follows: boolean;
      readonly on: Timestamp;
    }

  /** Enters an award's events in the ledger. Fails if one of them was entered before. */
  | { readonly kind: 'enter-award'; readonly award: Award }
  /** Removes an event from the ledger, if it is there. */
  | { readonly kind: 'take-back-points'; readonly entry: Pick<PointEntry, 'memberId' | 'sourceKey'> }
  /** Sets whether an item's points count: while it is public. */
  | { readonly kind: 'count-points'; readonly item: PointItem; readonly isPublic: boolean }
  | {
      readonly kind: 'add-report';
      readonly report: Report;
      readonly mailboxId: MailboxId;
      readonly conflictId: ConflictId;
      /** Whether the reporter is established. */
      readonly weighs: boolean;
    }
  /** Stores where to mail a visitor the outcome, sealed. `day`: start of the day. */
  | { readonly kind: 'keep-address'; readonly reporterId: MemberId; readonly email: string; readonly day: Timestamp }
  | { readonly kind: 'delete-address'; readonly reporterId: MemberId }
  | { readonly kind: 'add-ruling'; readonly ruling: Ruling }
  /** Fails if the side has already appealed. */
  | { readonly kind: 'add-appeal'; readonly appeal: Appeal }
  | { readonly kind: 'close-appeal'; readonly appeal: AppealKey }
  /** Suspends the member and every account of their mailbox until `until`, or longer if already set. */
  | { readonly kind: 'suspend'; readonly memberId: MemberId; readonly until: Timestamp; readonly now: Timestamp }
  /** Lifts the suspension that ends exactly at `until`, and no other. */
  | { readonly kind: 'lift-suspension'; readonly memberId: MemberId; readonly until: Timestamp }
  /** Claims a case until `until`, replacing another claim. `by`: the moderator's stamp. */
  | { readonly kind: 'claim-case'; readonly item: ReportedItem; readonly by: string; readonly until: Timestamp }
  | { readonly kind: 'release-case'; readonly item: ReportedItem }
  /**
   * Notes which open reports collapsed the item automatically on that day. Concurrent collapses that share a reporter
   * run one after the other.
   */
  | {
      readonly kind: 'collapse-by-reports';
      readonly item: ReportedItem;
      readonly by: readonly { readonly reporterId: MemberId; readonly mailboxId: MailboxId }[];
      readonly day: Timestamp;
    }
  /**
   * Closes an item's open reports. `conflictId`: the item's own or its conflict's, null if gone. `agreed`: whether the
   * verdict sided with the reporters.
   */
  | {
      readonly kind: 'settle-reports';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId | null;
      readonly agreed: boolean;
      readonly at: Timestamp;
    }

  /** Corrects whether the reports settled at `settledAt` were right. */
  | {
      readonly kind: 'revise-reports';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId | null;
      readonly settledAt: Timestamp;
      readonly agreed: boolean;
    }

  /** Raises an alert. `alertWrites` merges it into the existing one on the same topic. */
  | { readonly kind: 'raise-alert'; readonly alert: NewAlert }
  /** Stores an alert under the member, or if `isHidden` under the key of their pseudonym. */
  | { readonly kind: 'put-alert'; readonly memberId: MemberId; readonly isHidden: boolean; readonly alert: Alert }
  /** Deletes all but a member's newest alerts. */
  | { readonly kind: 'trim-alerts'; readonly memberId: MemberId; readonly kept: number }
  /** Notes that the recipients in `tells` or `answers` of these comments were notified. */
  | { readonly kind: 'mark-told'; readonly comments: readonly CommentId[]; readonly of: 'tells' | 'answers' }
  | {
      readonly kind: 'add-follow';
      readonly followerId: MemberId;
      readonly followingId: MemberId;
      readonly at: Timestamp;
    }

  /** Inserts or replaces by id. */
  | { readonly kind: 'put-member'; readonly member: Member }
  /** Claims a verified mailbox for the member's mailbox key. */
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
  /** Voids the member's unused tokens of these purposes; with `since`, only those made from then on. */
  | {
      readonly kind: 'void-tokens';
      readonly memberId: MemberId;
      readonly purposes: readonly MailToken['purpose'][];
      readonly since?: Timestamp;
    }
  | { readonly kind: 'add-registration'; readonly registration: PendingRegistration }
  /** Ends all pending registrations of an address and deletes their passwords. */
  | { readonly kind: 'end-registrations'; readonly email: string }
  /** Ends all sessions. Also those that a running sign-in is about to begin, because `sessionEpoch` grows. */
  | { readonly kind: 'end-sessions'; readonly memberId: MemberId }
  /**
   * Deletes a member with password, links, identities and sessions, and all data that concerns nobody else. The
   * address and nickname are free at once; `PersonalDataStore` erases the rest. `claimsEndAt`: until when the member's
   * mailboxes keep their mailbox key.
   */
  | {
      readonly kind: 'delete-member';
      readonly member: Pick<Member, 'id' | 'email'>;
      readonly claimsEndAt: Timestamp;
    };

/** What votes and comments change in a conflict. */
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

/** What named conflicts show of their author. */
export type ShownAuthor = Pick<Conflict, 'userNickname' | 'partnerNickname' | 'userAvatarId' | 'partnerAvatarId'>;

export type WriteKind = Write['kind'];

/** The write of one or more kinds. A union of objects, so that handlers found by `write.kind` type-check. */
export type WriteOf<Kind extends WriteKind> = {
  [K in Kind]: Extract<Write, { readonly kind: K }> & { readonly kind: K };
}[Kind];

/** What votes and comments may write. A store may decide several of them on one conflict before it stores any. */
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

/**
 * Maps state to writes (none for no change) and a result. Pure and synchronous: it may run several times, each time on
 * fresh state.
 */
export type Decision<State, T, Made extends Write = Write> = (state: State) => Decided<T, Made>;

export type Decided<T, Made extends Write = Write> = { readonly writes: readonly Made[]; readonly result: T };

export const unchanged = <T>(result: T): Decided<T, never> => ({ writes: [], result });

export const enqueue = (job: NewJob): WriteOf<'enqueue-job'> => ({ kind: 'enqueue-job', job });

/** None without an operation id. */
export const recordOperation = (operation: Operation | null): readonly WriteOf<'record-operation'>[] =>
  operation === null ? [] : [{ kind: 'record-operation', operation }];

/** None if the action earns nothing. */
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
