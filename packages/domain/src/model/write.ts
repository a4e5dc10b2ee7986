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
type Writes = {
  /** Fails if the actor has already used the operation id. */
  'record-operation': { operation: Operation };
  'enqueue-job': { job: NewJob };
  'add-conflict': { conflict: Conflict };
  'put-conflict': { conflict: Conflict };
  'put-standing': { id: ConflictId; standing: ConflictStanding };
  'take-down': { item: ReportedItem; conflictId: ConflictId; by: HiddenBy | null };
  review: { item: ReportedItem; conflictId: ConflictId; review: Review };
  'put-care': { conflictId: ConflictId; care: Care };
  'move-comment-count': { conflictId: ConflictId; by: number };
  'show-author': { authorId: MemberId; shown: ShownAuthor };

  /** `network`: a keyed hash of the voter's network; set only for a first vote. */
  'put-vote': { vote: Vote; isFirst: boolean; network?: string | undefined };
  excluded: { conflictId: ConflictId; votes: readonly MailboxId[]; isExcluded: boolean };
  'note-exclusion': { act: Exclusion };
  'count-today': { conflictId: ConflictId; hour: Timestamp };
  'await-batch': { conflictId: ConflictId };
  'add-comment': { comment: Comment; tells: MemberId | null; answers: MemberId | null };
  'clear-comment': { id: CommentId; conflictId: ConflictId };
  'hide-comment': { id: CommentId; conflictId: ConflictId; isHidden: boolean };
  'put-mark-counts': { id: CommentId; helpfulCount: number; mindsCount: number };
  'put-mark': {
    commentId: CommentId;
    mailboxId: MailboxId;
    markedBy: Voter;
    markedOn: Timestamp;
    changedMind: boolean;
  };
  'remove-mark': { commentId: CommentId; markedBy: Voter };
  'place-comments': { conflictId: ConflictId; places: readonly CommentPlace[]; timesOrdered: number };
  'put-comment-order': { conflictId: ConflictId; order: CommentOrder };
  'reorder-comments': { conflictId: ConflictId; dueAt: Timestamp };

  /** Fails if the conflict already has an update with this number. */
  'add-update': { update: Update; told: Omit<Told, 'askedDays'> };
  'put-ending': { conflictId: ConflictId; endedAt: Timestamp | null };
  'clear-updates': { conflictId: ConflictId };
  'note-asked': { conflictId: ConflictId; askedDays: Told['askedDays'] };
  'follow-updates': { conflictId: ConflictId; memberId: MemberId; follows: boolean; on: Timestamp };

  /** Fails if the ledger already contains one of the entries. */
  'enter-award': { award: Award };
  'take-back-points': { entry: Pick<PointEntry, 'memberId' | 'sourceKey'> };
  'count-points': { item: PointItem; isPublic: boolean };
  'add-report': { report: Report; mailboxId: MailboxId; conflictId: ConflictId; weighs: boolean };
  'replace-report': { report: Report; conflictId: ConflictId };
  'keep-address': { reporterId: MemberId; email: string; secret: string; day: Timestamp };
  'delete-address': { reporterId: MemberId };
  'add-ruling': { ruling: Ruling };
  /** Fails if this side has already appealed against the ruling. */
  'add-appeal': { appeal: Appeal };
  'close-appeal': { appeal: AppealKey };
  /** Suspends every account of the member's mailbox. Never shortens an earlier suspension. */
  suspend: { memberId: MemberId; until: Timestamp; now: Timestamp };
  /** Lifts the suspension only if it ends exactly at `until`, because a later end belongs to another ruling. */
  'lift-suspension': { memberId: MemberId; until: Timestamp };
  'claim-case': { item: ReportedItem; by: string; until: Timestamp };
  'release-case': { item: ReportedItem };
  /** Two collapses with a common reporter must not run at once, because some reporters may collapse one item a day. */
  'collapse-by-reports': {
    item: ReportedItem;
    by: readonly { readonly reporterId: MemberId; readonly mailboxId: MailboxId }[];
    day: Timestamp;
  };
  'settle-reports': { item: ReportedItem; conflictId: ConflictId | null; agreed: boolean; at: Timestamp };
  'revise-reports': {
    item: ReportedItem;
    conflictId: ConflictId | null;
    settledAt: Timestamp;
    agreed: boolean;
    at: Timestamp;
  };
  'raise-alert': { alert: NewAlert };
  /** An alert about a pseudonymous item is stored under a keyed hash of the member's id. */
  'put-alert': { memberId: MemberId; isPseudonymous: boolean; alert: Alert };
  'trim-alerts': { memberId: MemberId; kept: number };
  'mark-told': { comments: readonly CommentId[]; of: 'tells' | 'answers' };
  'add-follow': { followerId: MemberId; followingId: MemberId; at: Timestamp };
  'put-member': { member: Member };
  'claim-mailbox-key': { memberId: MemberId; email: string };
  'put-credential': { credential: Credential };
  'drop-credential': { memberId: MemberId };
  'add-identity': { identity: LinkedIdentity };
  'drop-identities': { memberId: MemberId; provider: ProviderName | 'all' };
  /** Fails if a passkey with this credential id exists. */
  'add-passkey': { passkey: Passkey };
  'use-passkey': { passkey: Pick<Passkey, 'id' | 'counter' | 'isSynced' | 'lastUsedOn'> };
  'drop-passkeys': { memberId: MemberId; id: Passkey['id'] | 'all' };
  'end-passkey-sessions': { memberId: MemberId; passkeyId: Passkey['id'] };
  'add-token': { token: MailToken };
  'use-token': { token: Pick<MailToken, 'purpose' | 'tokenHash'> };
  'void-tokens': { memberId: MemberId; purposes: readonly MailToken['purpose'][]; since?: Timestamp };
  'add-registration': { registration: PendingRegistration };
  'end-registrations': { email: string };
  'end-sessions': { memberId: MemberId };
  'delete-member': { member: Pick<Member, 'id' | 'email'>; claimsEndAt: Timestamp };
};

export type WriteKind = keyof Writes;

export type WriteOf<Kind extends WriteKind> = { [K in Kind]: { readonly kind: K } & Readonly<Writes[K]> }[Kind];

export type Write = WriteOf<WriteKind>;

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

/** `put-conflict` writes these fields and the texts of both sides. Other writes change the remaining fields. */
export const AUTHORED = [
  'category',
  'isActive',
  'takenDownBy',
  'review',
  'isClosed',
  'allowsEmbed',
  'submittedAt',
  'anonymous',
  'authorSide',
  'userNickname',
  'partnerNickname',
  'userPronouns',
  'partnerPronouns',
  'userAvatarId',
  'partnerAvatarId',
  'herFaceImageUrl',
  'hisFaceImageUrl',
  'tags',
  'contentNotes',
  'textVersion',
  'title',
] as const satisfies readonly (keyof Conflict)[];

export type ConflictStanding = Pick<Conflict, (typeof STANDING)[number]>;

export type ShownAuthor = Pick<Conflict, 'userNickname' | 'partnerNickname' | 'userAvatarId' | 'partnerAvatarId'>;

/** Must be pure and synchronous, because a store may run it several times, each time on freshly read state. */
export type Decision<State, T> = (state: State) => Decided<T>;

export type Decided<T> = { readonly writes: readonly Write[]; readonly result: T };

export const unchanged = <T>(result: T): Decided<T> => ({ writes: [], result });

export const enqueue = (job: NewJob): WriteOf<'enqueue-job'> => ({ kind: 'enqueue-job', job });

export const recordOperation = (operation: Operation | null): readonly WriteOf<'record-operation'>[] =>
  operation === null ? [] : [{ kind: 'record-operation', operation }];

export const enterAward = (award: Award | null): readonly WriteOf<'enter-award'>[] =>
  award === null ? [] : [{ kind: 'enter-award', award }];

export const putStanding = (conflict: Conflict): WriteOf<'put-standing'> => ({
  kind: 'put-standing',
  id: conflict.id,
  standing: pick(conflict, STANDING),
});

export const pick = <T extends object, Key extends keyof T>(from: T, keys: readonly Key[]): Pick<T, Key> =>
  Object.fromEntries(keys.map((key) => [key, from[key]])) as Pick<T, Key>;
