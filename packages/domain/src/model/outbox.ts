import type { CommentId, ConflictId, MemberId, OpId, Timestamp } from '../kernel/ids.ts';
import type { ConflictText } from './conflict.ts';
import type { ConflictAnswers } from './conflict-answers.ts';
import type { Side } from './side.ts';
import type { Update } from './update.ts';

/** Rows of acknowledged actions are deleted. */
export type OutboxState = 'queued' | 'sending' | 'needs-login' | 'rejected';

export type OutboxFailure = {
  /** HTTP status; 0 if the API did not respond. */
  readonly status: number;
  readonly code: string | null;
  readonly message: string | null;
  /** Only with the code `text-changed`. */
  readonly text?: ConflictText | undefined;
  readonly at: Timestamp;
  readonly serverErrors: number;
};

/** Lets the app show the action offline. */
type Subject = {
  readonly title: string;
  readonly sideLabels: { readonly her: string; readonly his: string };
};

type VotePayload = Subject & {
  readonly side: Side;
  readonly textVersion: number;
  /** The side was picked before joining. An existing vote of the member then stays. */
  readonly onlyFirst?: true | undefined;
  /** The vote counts; the result stays hidden until it is sent again without this. */
  readonly readFirst?: true | undefined;
  /** Her share in percent, guessed before seeing a result. */
  readonly guess?: number | undefined;
};

export type UpdateAnswers = Pick<Update, 'ending' | 'votesHelped' | 'text' | 'forStories'>;

type UpdatePayload = Pick<Subject, 'title'> & UpdateAnswers;

type CommentPayload = Subject & {
  readonly content: string;
  readonly replyTo?: CommentId | undefined;
  /** Chosen offline with a first comment. Saved before the comment is sent. */
  readonly nickname?: string | undefined;
};

export type OutboxAction =
  | { readonly kind: 'vote'; readonly payload: VotePayload }
  | { readonly kind: 'comment'; readonly payload: CommentPayload }
  | { readonly kind: 'post'; readonly payload: ConflictAnswers }
  | { readonly kind: 'update'; readonly payload: UpdatePayload };

/** Posts have no conflict id yet. */
export const POSTS_QUEUE = 0 as ConflictId;

export type OutboxRow = OutboxAction & {
  /** Made when the person acts; the server applies it at most once. Primary key. */
  readonly opId: OpId;
  /** The only member as whom the action is sent. */
  readonly memberId: MemberId;
  /** The conflict's id, or {@link POSTS_QUEUE}. Rows of a queue are sent in order. */
  readonly queue: ConflictId;
  readonly seq: number;
  readonly state: OutboxState;
  /** Tries made offline do not count. */
  readonly attempts: number;
  readonly nextAttemptAt: Timestamp;
  readonly lastError: OutboxFailure | null;
  readonly createdAt: Timestamp;
};

/** Becomes an outbox row of the member who joins through its flow. */
export type PendingVote = Extract<OutboxAction, { kind: 'vote' }> &
  Pick<OutboxRow, 'opId' | 'queue' | 'createdAt'> & {
    readonly state: 'to-join';
    /** Random; carried from the sign-up prompt to the session. */
    readonly flowId: string;
  };

/** Kept for a day. Nothing of the response, which may reveal a result. */
export type OutboxReceipt = Pick<OutboxRow, 'opId' | 'memberId' | 'kind' | 'queue'> & {
  readonly acknowledgedAt: Timestamp;
  readonly countedOn?: string | undefined;
  readonly isReveal?: boolean | undefined;
};
