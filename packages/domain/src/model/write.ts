import type { CommentId, ConflictId, MailboxId, MemberId, Timestamp, Voter } from '../kernel/ids.ts';
import type { Operation } from '../kernel/operation.ts';
import type { Alert, NewAlert } from './alert.ts';
import type { Comment } from './comment.ts';
import type { Care, Conflict } from './conflict.ts';
import type { LinkedIdentity, ProviderName } from './identity.ts';
import type { NewJob } from './job.ts';
import type { Credential, MailToken, Member, PendingRegistration } from './member.ts';
import type { Award, PointEntry, PointItem } from './points.ts';
import type { Appeal, AppealKey, KeptOffBy, Report, ReportedItem, Review, Ruling } from './report.ts';
import type { Told, Update } from './update.ts';
import type { Exclusion, Vote } from './vote.ts';

/**
 * A change of what is stored: the one vocabulary in which decisions say what they change. Each store has one
 * interpreter, exhaustive by type (`apply-writes.ts`), which applies the writes of a decision in one transaction. Of
 * two about the same thing the later one holds; what depends on what is stored besides (alerts, points that are taken
 * back or cease to count, a claimed mailbox, a member who goes) may come after all the others. What belongs together
 * is put together by the rules of the domain.
 */
export type Write =
  /** Breaks where the actor has used the id already. */
  | { readonly kind: 'record-operation'; readonly operation: Operation }
  /** Put in, unless a job with its key is known. */
  | { readonly kind: 'enqueue-job'; readonly job: NewJob }

  /** Under the id that `PostState.nextId` has told. */
  | { readonly kind: 'add-conflict'; readonly conflict: Conflict }
  /** All that its author may change; never what votes and comments move. */
  | { readonly kind: 'put-conflict'; readonly conflict: Conflict }
  /** What votes and comments move. */
  | { readonly kind: 'put-standing'; readonly id: ConflictId; readonly standing: ConflictStanding }
  /** Who keeps an item off the site; null shows it. The conflict: itself, or the one it stands under. */
  | {
      readonly kind: 'take-down';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly by: KeptOffBy | null;
    }
  /** What has been made of an item that was reported. The conflict: itself, or the one it stands under. */
  | {
      readonly kind: 'review';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly review: Review;
    }
  /** A conflict whose voting rests leaves the trending list. */
  | { readonly kind: 'put-care'; readonly conflictId: ConflictId; readonly care: Care }
  | { readonly kind: 'move-comment-count'; readonly conflictId: ConflictId; readonly by: 1 | -1 }
  | { readonly kind: 'show-author'; readonly authorId: MemberId; readonly shown: ShownAuthor }

  /**
   * The one of its conflict and mailbox id: added, or its side and whose it is changed. `network`: where a first one
   * comes from, see `networkOf`; missing where that is unknown.
   */
  | { readonly kind: 'put-vote'; readonly vote: Vote; readonly isFirst: boolean; readonly network?: string | undefined }
  /** Of these votes, whether they are excluded. */
  | {
      readonly kind: 'excluded';
      readonly conflictId: ConflictId;
      readonly votes: readonly MailboxId[];
      readonly isExcluded: boolean;
    }
  | { readonly kind: 'note-exclusion'; readonly act: Exclusion }
  /** One vote more of `todayVotes` that the sweep takes out a day after `hour`, the start of its hour. */
  | { readonly kind: 'count-today'; readonly conflictId: ConflictId; readonly hour: Timestamp }
  /** A vote on the conflict has earned something that the next batch makes public. */
  | { readonly kind: 'await-batch'; readonly conflictId: ConflictId }

  /** `tells`: whom it is news for; told by `AlertStore.notifyOfComments`. */
  | { readonly kind: 'add-comment'; readonly comment: Comment; readonly tells: MemberId | null }
  /** Its words go, and whom it was to be told to. */
  | { readonly kind: 'clear-comment'; readonly id: CommentId; readonly conflictId: ConflictId }
  /** The author of the conflict collapses it, or shows it again. */
  | {
      readonly kind: 'hide-comment';
      readonly id: CommentId;
      readonly conflictId: ConflictId;
      readonly isHidden: boolean;
    }
  | { readonly kind: 'put-helpful-count'; readonly id: CommentId; readonly helpfulCount: number }
  /** The mark of a mailbox key passes to the account that made it last. */
  | {
      readonly kind: 'put-mark';
      readonly commentId: CommentId;
      readonly mailboxId: MailboxId;
      readonly markedBy: Voter;
    }
  | { readonly kind: 'remove-mark'; readonly commentId: CommentId; readonly markedBy: Voter }

  /** With what the updates of its conflict add up to then. Breaks where there is one of its number. */
  | { readonly kind: 'add-update'; readonly update: Update; readonly told: Omit<Told, 'askedDays'> }
  /** When the ending was told that stands; null: there is none. */
  | { readonly kind: 'put-ending'; readonly conflictId: ConflictId; readonly endedAt: Timestamp | null }
  /** The updates of a conflict go, and with them who wants to know of them. */
  | { readonly kind: 'clear-updates'; readonly conflictId: ConflictId }
  /** Its author is asked how it went. */
  | { readonly kind: 'note-asked'; readonly conflictId: ConflictId; readonly askedDays: Told['askedDays'] }
  /** Whether the member wants to know how the conflict ends. `on`: the start of the day. */
  | {
      readonly kind: 'follow-updates';
      readonly conflictId: ConflictId;
      readonly memberId: MemberId;
      readonly follows: boolean;
      readonly on: Timestamp;
    }

  /** Breaks where one of its events was entered before. */
  | { readonly kind: 'enter-award'; readonly award: Award }
  /** Takes an event back, if it was ever entered. */
  | { readonly kind: 'take-back-points'; readonly entry: Pick<PointEntry, 'memberId' | 'sourceKey'> }
  /** Lets the points of an item count while it is there for the public. */
  | { readonly kind: 'count-points'; readonly item: PointItem; readonly isPublic: boolean }
  | {
      readonly kind: 'add-report';
      readonly report: Report;
      readonly mailboxId: MailboxId;
      readonly conflictId: ConflictId;
      /** Whether its reporter is established. */
      readonly weighs: boolean;
    }
  /** Where a visitor is told what has become of their report; it is kept sealed. `day`: the start of the day. */
  | { readonly kind: 'keep-address'; readonly reporterId: MemberId; readonly email: string; readonly day: Timestamp }
  | { readonly kind: 'delete-address'; readonly reporterId: MemberId }
  | { readonly kind: 'add-ruling'; readonly ruling: Ruling }
  /** Breaks where its side has made one before. */
  | { readonly kind: 'add-appeal'; readonly appeal: Appeal }
  | { readonly kind: 'close-appeal'; readonly appeal: AppealKey }
  /** Until then, or longer where it is longer already: the member, and every account of the same mailbox. */
  | { readonly kind: 'suspend'; readonly memberId: MemberId; readonly until: Timestamp; readonly now: Timestamp }
  /** Ends a suspension that ends then, and no other one. */
  | { readonly kind: 'lift-suspension'; readonly memberId: MemberId; readonly until: Timestamp }
  /** Nobody else looks at it until then; another claim gives way. `by`: what stands for the moderator. */
  | { readonly kind: 'claim-case'; readonly item: ReportedItem; readonly by: string; readonly until: Timestamp }
  | { readonly kind: 'release-case'; readonly item: ReportedItem }
  /**
   * These open reports of an item have collapsed it by themselves, on that day. Collapses with a reporter in common
   * meet.
   */
  | {
      readonly kind: 'collapse-by-reports';
      readonly item: ReportedItem;
      readonly by: readonly { readonly reporterId: MemberId; readonly mailboxId: MailboxId }[];
      readonly day: Timestamp;
    }
  /**
   * Closes the reports of an item that are open. The conflict: itself, or the one it stands under; null once gone.
   * `agreed`: whether the verdict was with the reporters.
   */
  | {
      readonly kind: 'settle-reports';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId | null;
      readonly agreed: boolean;
      readonly at: Timestamp;
    }

  /** Of the reports of an item that were settled at that moment, whether the verdict that stands now is with them. */
  | {
      readonly kind: 'revise-reports';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId | null;
      readonly settledAt: Timestamp;
      readonly agreed: boolean;
    }

  /** Becomes what `alertWrites` makes of what is there. */
  | { readonly kind: 'raise-alert'; readonly alert: NewAlert }
  /** Under whom: the member, or what the author of something under a pseudonym is known by. */
  | { readonly kind: 'put-alert'; readonly memberId: MemberId; readonly isHidden: boolean; readonly alert: Alert }
  /** Forgets all but the newest ones of a member. */
  | { readonly kind: 'trim-alerts'; readonly memberId: MemberId; readonly kept: number }
  /** Somebody has been told of them. */
  | { readonly kind: 'mark-told'; readonly comments: readonly CommentId[] }
  | {
      readonly kind: 'add-follow';
      readonly followerId: MemberId;
      readonly followingId: MemberId;
      readonly at: Timestamp;
    }

  /** Added when its id is new, else replaced. */
  | { readonly kind: 'put-member'; readonly member: Member }
  /** Claims a proven mailbox for its member's mailbox key. */
  | { readonly kind: 'claim-mailbox-key'; readonly memberId: MemberId; readonly email: string }
  | { readonly kind: 'put-credential'; readonly credential: Credential }
  | { readonly kind: 'drop-credential'; readonly memberId: MemberId }
  | { readonly kind: 'add-identity'; readonly identity: LinkedIdentity }
  | { readonly kind: 'drop-identities'; readonly memberId: MemberId; readonly provider: ProviderName | 'all' }
  | { readonly kind: 'add-token'; readonly token: MailToken }
  | { readonly kind: 'use-token'; readonly token: Pick<MailToken, 'purpose' | 'tokenHash'> }
  /** Every unused token of these purposes of the member stops working; with `since`, those made from then on. */
  | {
      readonly kind: 'void-tokens';
      readonly memberId: MemberId;
      readonly purposes: readonly MailToken['purpose'][];
      readonly since?: Timestamp;
    }
  | { readonly kind: 'add-registration'; readonly registration: PendingRegistration }
  /** No matter who registered the address: nothing waits for it any more, and the passwords are forgotten. */
  | { readonly kind: 'end-registrations'; readonly email: string }
  /** Also those that a sign-in under way is about to begin: `sessionEpoch` grows. */
  | { readonly kind: 'end-sessions'; readonly memberId: MemberId }
  /**
   * Deletes a member with password, links, identities and sessions, and with all that nobody else is concerned by:
   * nobody can sign in, the address and the nickname are free. What else is left is the work of `PersonalDataStore`.
   * `claimsEndAt`: until when the member's mailboxes keep their mailbox key, which by then names nobody.
   */
  | {
      readonly kind: 'delete-member';
      readonly member: Pick<Member, 'id' | 'email'>;
      readonly claimsEndAt: Timestamp;
    };

/** What votes and comments move of a conflict. */
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

/** What is shown of a member on the conflicts that are not anonymous. */
export type ShownAuthor = Pick<Conflict, 'userNickname' | 'partnerNickname' | 'userAvatarId' | 'partnerAvatarId'>;

export type WriteKind = Write['kind'];

/** The write of a kind, or of several. A union of objects, so that a handler found by `write.kind` fits its write. */
export type WriteOf<Kind extends WriteKind> = {
  [K in Kind]: Extract<Write, { readonly kind: K }> & { readonly kind: K };
}[Kind];

/** What a vote or comment may write: a store may decide several on one conflict before it stores them. */
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
 * Given what is there: what changes (nothing: no writes), and what is answered. A pure, synchronous rule: it may be
 * called more than once, each time with a fresh state.
 */
export type Decision<State, T, Made extends Write = Write> = (state: State) => Decided<T, Made>;

export type Decided<T, Made extends Write = Write> = { readonly writes: readonly Made[]; readonly result: T };

/** Changes nothing. */
export const unchanged = <T>(result: T): Decided<T, never> => ({ writes: [], result });

export const enqueue = (job: NewJob): WriteOf<'enqueue-job'> => ({ kind: 'enqueue-job', job });

/** None where the client sent no operation id. */
export const recordOperation = (operation: Operation | null): readonly WriteOf<'record-operation'>[] =>
  operation === null ? [] : [{ kind: 'record-operation', operation }];

/** None for an action that earns nothing. */
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
