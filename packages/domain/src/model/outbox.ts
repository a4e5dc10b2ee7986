import type { CommentId, ConflictId, MemberId, OpId, Timestamp } from '../kernel/ids.ts';
import type { ConflictText } from './conflict.ts';
import type { ConflictAnswers } from './conflict-answers.ts';
import type { Side } from './side.ts';
import type { Update } from './update.ts';

/** A row that the server has acknowledged has no state, because the row is deleted. */
export type OutboxState = 'queued' | 'sending' | 'needs-login' | 'rejected';

export type OutboxFailure = {
  /** HTTP status; 0 if the API did not respond. */
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  readonly text?: ConflictText | undefined;
  readonly at: Timestamp;
  readonly serverErrors: number;
};

/** What the app needs to show the action offline. */
type Subject = {
  readonly title: string;
  readonly sideLabels: { readonly her: string; readonly his: string };
};

type VotePayload = Subject & {
  readonly side: Side;
  readonly textVersion: number;
  /** True if the side was picked before sign-in. In that case, a vote that the member cast earlier stays unchanged. */
  readonly onlyFirst?: true | undefined;
  /** The vote counts, but its result stays hidden until the vote is sent again without this flag. */
  readonly readFirst?: true | undefined;
  readonly guess?: number | undefined;
};

export type UpdateAnswers = Pick<Update, 'ending' | 'votesHelped' | 'text' | 'forStories'>;

type UpdatePayload = Pick<Subject, 'title'> & UpdateAnswers;

type CommentPayload = Subject & {
  readonly content: string;
  readonly replyTo?: CommentId | undefined;
  /** The nickname chosen with a member's first comment. The app saves it to the profile before it sends the comment. */
  readonly nickname?: string | undefined;
};

export type OutboxAction =
  | { readonly kind: 'vote'; readonly payload: VotePayload }
  | { readonly kind: 'comment'; readonly payload: CommentPayload }
  | { readonly kind: 'post'; readonly payload: ConflictAnswers }
  | { readonly kind: 'update'; readonly payload: UpdatePayload };

/** The queue of all posts, because a post has no conflict id before it is sent. */
export const POSTS_QUEUE = 0 as ConflictId;

export type OutboxRow = OutboxAction & {
  /** Primary key. The server applies the action at most once per operation id. */
  readonly opId: OpId;
  /** The action is sent only while this member is signed in. */
  readonly memberId: MemberId;
  /** The conflict's id, or {@link POSTS_QUEUE}. The rows of one queue are sent in order. */
  readonly queue: ConflictId;
  readonly seq: number;
  readonly state: OutboxState;
  /** Attempts made while offline are not counted. */
  readonly attempts: number;
  readonly nextAttemptAt: Timestamp;
  readonly lastError: OutboxFailure | null;
  readonly createdAt: Timestamp;
};

/** A vote picked before sign-in. Becomes an outbox row of the member who joins with the same `flowId`. */
export type PendingVote = Extract<OutboxAction, { kind: 'vote' }> &
  Pick<OutboxRow, 'opId' | 'queue' | 'createdAt'> & {
    readonly state: 'to-join';
    /** Random. The app passes it along from the sign-up prompt to the new session. */
    readonly flowId: string;
  };

/** Stored on the device for a day. Contains no part of the response that could reveal a result. */
export type OutboxReceipt = Pick<OutboxRow, 'opId' | 'memberId' | 'kind' | 'queue'> & {
  readonly acknowledgedAt: Timestamp;
  readonly countedOn?: string | undefined;
  readonly isReveal?: boolean | undefined;
};
