import type { CommentId, ConflictId, MailboxId, MemberId, Operation, Timestamp, Voter } from '../kernel/index.ts';
import type { Alert, NewAlert } from './alert.ts';
import type { Comment, CommentOrder, CommentPlace } from './comment.ts';
import type { Care, Conflict } from './conflict.ts';
import type { NewJob } from './job.ts';
import type { Credential, LinkedIdentity, MailToken, Member, PendingRegistration, ProviderName } from './member.ts';
import type { Passkey } from './passkey.ts';
import type { Award, PointEntry, PointItem } from './points.ts';
import type { Appeal, AppealKey, HiddenBy, Report, ReportedItem, Review, Ruling } from './report.ts';
import type { Told, Update } from './update.ts';
import type { Exclusion, Vote } from './vote.ts';

/** All writes of a decision are applied in one transaction. If two writes change the same thing, the later one wins. */
export type Write =
  /** Fails if the actor has already used the operation id. */
  | { readonly kind: 'record-operation'; readonly operation: Operation }
  | { readonly kind: 'enqueue-job'; readonly job: NewJob }
  | { readonly kind: 'add-conflict'; readonly conflict: Conflict }
  | { readonly kind: 'put-conflict'; readonly conflict: Conflict }
  | { readonly kind: 'put-standing'; readonly id: ConflictId; readonly standing: ConflictStanding }
  | {
      readonly kind: 'take-down';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly by: HiddenBy | null;
    }
  | {
      readonly kind: 'review';
      readonly item: ReportedItem;
      readonly conflictId: ConflictId;
      readonly review: Review;
    }
  | { readonly kind: 'put-care'; readonly conflictId: ConflictId; readonly care: Care }
  | { readonly kind: 'move-comment-count'; readonly conflictId: ConflictId; readonly by: number }
  | { readonly kind: 'show-author'; readonly authorId: MemberId; readonly shown: ShownAuthor }

  /** `network`: a keyed hash of the voter's network; set only for a first vote. */
  | { readonly kind: 'put-vote'; readonly vote: Vote; readonly isFirst: boolean; readonly network?: string | undefined }
  | {
      readonly kind: 'excluded';
      readonly conflictId: ConflictId;
      readonly votes: readonly MailboxId[];
      readonly isExcluded: boolean;
    }
  | { readonly kind: 'note-exclusion'; readonly act: Exclusion }
  | { readonly kind: 'count-today'; readonly conflictId: ConflictId; readonly hour: Timestamp }
  | { readonly kind: 'await-batch'; readonly conflictId: ConflictId }
  | {
      readonly kind: 'add-comment';
      readonly comment: Comment;
      readonly tells: MemberId | null;
      readonly answers: MemberId | null;
    }
  | { readonly kind: 'clear-comment'; readonly id: CommentId; readonly conflictId: ConflictId }
  | {
      readonly kind: 'hide-comment';
      readonly id: CommentId;
      readonly conflictId: ConflictId;
      readonly isHidden: boolean;
    }
  | {
      readonly kind: 'put-mark-counts';
      readonly id: CommentId;
      readonly helpfulCount: number;
      readonly mindsCount: number;
    }
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
  | { readonly kind: 'count-points'; readonly item: PointItem; readonly isPublic: boolean }
  | {
      readonly kind: 'add-report';
      readonly report: Report;
      readonly mailboxId: MailboxId;
      readonly conflictId: ConflictId;
      readonly weighs: boolean;
    }
  | { readonly kind: 'replace-report'; readonly report: Report; readonly conflictId: ConflictId }
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
  /** Two collapses with a common reporter must not run at once, because some reporters may collapse one item a day. */
  | {
      readonly kind: 'collapse-by-reports';
      readonly item: ReportedItem;
      readonly by: readonly { readonly reporterId: MemberId; readonly mailboxId: MailboxId }[];
      readonly day: Timestamp;
    }
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
      readonly at: Timestamp;
    }
  | { readonly kind: 'raise-alert'; readonly alert: NewAlert }
  /** If `isHidden`, the alert is about a pseudonymous item, so it is stored under a keyed hash of the member's id. */
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
  | {
      readonly kind: 'void-tokens';
      readonly memberId: MemberId;
      readonly purposes: readonly MailToken['purpose'][];
      readonly since?: Timestamp;
    }
  | { readonly kind: 'add-registration'; readonly registration: PendingRegistration }
  | { readonly kind: 'end-registrations'; readonly email: string }
  | { readonly kind: 'end-sessions'; readonly memberId: MemberId }
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

/** Makes one object type per kind, because handlers looked up by `write.kind` do not type-check otherwise. */
export type WriteOf<Kind extends WriteKind> = {
  [K in Kind]: Extract<Write, { readonly kind: K }> & { readonly kind: K };
}[Kind];

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
