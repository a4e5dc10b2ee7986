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

/** All writes of a decision are applied in one transaction. If two writes change the same thing, the later one wins. */
export type Write =
  /** Fails if the actor has already used the operation id. */
  | { readonly kind: 'record-operation'; readonly operation: Operation }
  /** Does nothing if the queue already knows the job's key. */
  | { readonly kind: 'enqueue-job'; readonly job: NewJob }
  | { readonly kind: 'add-conflict'; readonly conflict: Conflict }
  /** Keeps the stored values of the fields that votes, comments and updates change, and replaces all others. */
  | { readonly kind: 'put-conflict'; readonly conflict: Conflict }
  | { readonly kind: 'put-standing'; readonly id: ConflictId; readonly standing: ConflictStanding }
  /**
   * With `by: null`, restores the item. `conflictId` is the item's conflict, or the item itself if it is a conflict.
   */
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
  /** If `care` pauses voting, the conflict also leaves the trending list. */
  | { readonly kind: 'put-care'; readonly conflictId: ConflictId; readonly care: Care }
  | { readonly kind: 'move-comment-count'; readonly conflictId: ConflictId; readonly by: number }
  | { readonly kind: 'show-author'; readonly authorId: MemberId; readonly shown: ShownAuthor }

  /** `network`: the keyed hash of the voter's network (`networkOf`), if known. Set only for a first vote. */
  | { readonly kind: 'put-vote'; readonly vote: Vote; readonly isFirst: boolean; readonly network?: string | undefined }
  | {
      readonly kind: 'excluded';
      readonly conflictId: ConflictId;
      readonly votes: readonly MailboxId[];
      readonly isExcluded: boolean;
    }
  | { readonly kind: 'note-exclusion'; readonly act: Exclusion }
  /** Counts the vote in `todayVotes` until a sweep a day later. `hour` is the start of the vote's hour. */
  | { readonly kind: 'count-today'; readonly conflictId: ConflictId; readonly hour: Timestamp }
  /** Counts the conflict as one with unpublished points. `isBatchDue` requires several such conflicts. */
  | { readonly kind: 'await-batch'; readonly conflictId: ConflictId }

  /** Whom to notify: `tells` is the conflict's author, and `answers` is the author of the answered comment. */
  | {
      readonly kind: 'add-comment';
      readonly comment: Comment;
      readonly tells: MemberId | null;
      readonly answers: MemberId | null;
    }
  /** Deletes the comment's text, its place in the bridging order, and the ids of the members it would have notified. */
  | { readonly kind: 'clear-comment'; readonly id: CommentId; readonly conflictId: ConflictId }
  | {
      readonly kind: 'hide-comment';
      readonly id: CommentId;
      readonly conflictId: ConflictId;
      readonly isHidden: boolean;
    }
  /** A comment without any marks also loses its place in the bridging order. */
  | {
      readonly kind: 'put-mark-counts';
      readonly id: CommentId;
      readonly helpfulCount: number;
      readonly mindsCount: number;
    }
  /** If another account of the mailbox has already marked the comment, the mark moves to this account. */
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
  /** Does nothing if none of the conflict's comments was ever marked helpful, because no order is stored then. */
  | { readonly kind: 'reorder-comments'; readonly conflictId: ConflictId; readonly dueAt: Timestamp }

  /** Fails if the conflict already has an update with this number. */
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

  /** Fails if the ledger already contains one of the entries. */
  | { readonly kind: 'enter-award'; readonly award: Award }
  | { readonly kind: 'take-back-points'; readonly entry: Pick<PointEntry, 'memberId' | 'sourceKey'> }
  /** Sets whether the points of an item count. They count only while the item is public. */
  | { readonly kind: 'count-points'; readonly item: PointItem; readonly isPublic: boolean }
  | {
      readonly kind: 'add-report';
      readonly report: Report;
      readonly mailboxId: MailboxId;
      readonly conflictId: ConflictId;
      readonly weighs: boolean;
    }
  /** Replaces the reason and note of the same member's open report. */
  | { readonly kind: 'replace-report'; readonly report: Report; readonly conflictId: ConflictId }
  /** Stores a visitor's encrypted address, to mail the outcome of the report. `day`: the start of its UTC day. */
  | { readonly kind: 'keep-address'; readonly reporterId: MemberId; readonly email: string; readonly day: Timestamp }
  | { readonly kind: 'delete-address'; readonly reporterId: MemberId }
  | { readonly kind: 'add-ruling'; readonly ruling: Ruling }
  /** Fails if this side has already appealed against the ruling. */
  | { readonly kind: 'add-appeal'; readonly appeal: Appeal }
  | { readonly kind: 'close-appeal'; readonly appeal: AppealKey }
  /** Suspends every account of the member's mailbox. Never shortens an earlier suspension. */
  | { readonly kind: 'suspend'; readonly memberId: MemberId; readonly until: Timestamp; readonly now: Timestamp }
  /** Lifts the suspension only if it ends exactly at `until`, because a later end belongs to another ruling. */
  | { readonly kind: 'lift-suspension'; readonly memberId: MemberId; readonly until: Timestamp }
  | { readonly kind: 'claim-case'; readonly item: ReportedItem; readonly by: string; readonly until: Timestamp }
  | { readonly kind: 'release-case'; readonly item: ReportedItem }
  /**
   * A store must not run two collapses concurrently if they share a reporter, because some reporters may help collapse
   * only one item a day.
   */
  | {
      readonly kind: 'collapse-by-reports';
      readonly item: ReportedItem;
      readonly by: readonly { readonly reporterId: MemberId; readonly mailboxId: MailboxId }[];
      readonly day: Timestamp;
    }
  /** `conflictId` is null if the conflict is gone. `agreed`: whether the moderator agreed with the reporters. */
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
      /** The new value of `settledAt`. */
      readonly at: Timestamp;
    }

  /** `alertWrites` merges the alert into an existing alert on the same topic. */
  | { readonly kind: 'raise-alert'; readonly alert: NewAlert }
  /** With `isHidden`, the alert is about a pseudonymous item, so it is stored under a keyed hash of the member's id. */
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
  /** Fails if a passkey with this credential id exists. */
  | { readonly kind: 'add-passkey'; readonly passkey: Passkey }
  | { readonly kind: 'use-passkey'; readonly passkey: Pick<Passkey, 'id' | 'counter' | 'isSynced' | 'lastUsedOn'> }
  | { readonly kind: 'drop-passkeys'; readonly memberId: MemberId; readonly id: Passkey['id'] | 'all' }
  | { readonly kind: 'end-passkey-sessions'; readonly memberId: MemberId; readonly passkeyId: Passkey['id'] }
  | { readonly kind: 'add-token'; readonly token: MailToken }
  | { readonly kind: 'use-token'; readonly token: Pick<MailToken, 'purpose' | 'tokenHash'> }
  /** Voids unused tokens; with `since`, only those created at or after that time. */
  | {
      readonly kind: 'void-tokens';
      readonly memberId: MemberId;
      readonly purposes: readonly MailToken['purpose'][];
      readonly since?: Timestamp;
    }
  | { readonly kind: 'add-registration'; readonly registration: PendingRegistration }
  | { readonly kind: 'end-registrations'; readonly email: string }
  /** Increases `sessionEpoch`, so a sign-in that is still in progress cannot start a session either. */
  | { readonly kind: 'end-sessions'; readonly memberId: MemberId }
  /**
   * Deletes the account with all data that concerns nobody else, and immediately frees its address and nickname.
   * `PersonalDataStore` erases other data later. The account's mailboxes keep their mailbox key until `claimsEndAt`.
   */
  | {
      readonly kind: 'delete-member';
      readonly member: Pick<Member, 'id' | 'email'>;
      readonly claimsEndAt: Timestamp;
    };

const STANDING = [
  'totalVotes',
  'herVotes',
  'hisVotes',
  'commentCount',
  'trendScore',
  'polarity',
  'todayVotes',
  'revealedAt',
  'history',
] as const satisfies readonly (keyof Conflict)[];

export type ConflictStanding = Pick<Conflict, (typeof STANDING)[number]>;

export type ShownAuthor = Pick<Conflict, 'userNickname' | 'partnerNickname' | 'userAvatarId' | 'partnerAvatarId'>;

export type WriteKind = Write['kind'];

/** A union with one object type per kind. Without it, handlers looked up by `write.kind` do not type-check. */
export type WriteOf<Kind extends WriteKind> = {
  [K in Kind]: Extract<Write, { readonly kind: K }> & { readonly kind: K };
}[Kind];

/** Writes that a store may collect from several decisions on one conflict before it stores them together. */
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

/** Must be pure and synchronous, because a store may run it several times, each time on freshly read state. */
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
  standing: Object.fromEntries(STANDING.map((part) => [part, conflict[part]])) as ConflictStanding,
});
