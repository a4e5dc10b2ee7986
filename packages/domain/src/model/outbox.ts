import type { CommentId, ConflictId, MemberId, OpId, Timestamp } from '../kernel/ids.ts';
import type { ConflictText } from './conflict.ts';
import type { ConflictAnswers } from './conflict-answers.ts';
import type { Side } from './side.ts';
import type { Update } from './update.ts';

/** State of a queued action. Acknowledged ones have no row. */
export type OutboxState = 'queued' | 'sending' | 'needs-login' | 'rejected';

/** Outcome of the last try. */
export type OutboxFailure = {
  /** HTTP status; 0 without an API response. */
  readonly status: number;
  /** The API's error code, or null. */
  readonly code: string | null;
  /** Text for a person, or null. */
  readonly message: string | null;
  /** With `text-changed`: the current words. */
  readonly text?: ConflictText | undefined;
  readonly at: Timestamp;
  /** Consecutive 5xx responses, including this one. */
  readonly serverErrors: number;
};

/** The subject in the words of the screen, to show it offline. */
type Subject = {
  readonly title: string;
  readonly sideLabels: { readonly her: string; readonly his: string };
};

type VotePayload = Subject & {
  readonly side: Side;
  /** Of the words that were read. */
  readonly textVersion: number;
  /** Picked before joining: an existing vote of the member stays. */
  readonly onlyFirst?: true | undefined;
  /** The vote counts; the result stays hidden until it is sent again without this. */
  readonly readFirst?: true | undefined;
  /** Guess of her share in percent, made before seeing a result. */
  readonly guess?: number | undefined;
};

/** An author's update. */
export type UpdateAnswers = Pick<Update, 'ending' | 'votesHelped' | 'text' | 'forStories'>;

type UpdatePayload = Pick<Subject, 'title'> & UpdateAnswers;

type CommentPayload = Subject & {
  readonly content: string;
  /** The comment it replies to. */
  readonly replyTo?: CommentId | undefined;
  /** Chosen offline with a first comment; saved before the comment is sent. */
  readonly nickname?: string | undefined;
};

export type OutboxAction =
  | { readonly kind: 'vote'; readonly payload: VotePayload }
  | { readonly kind: 'comment'; readonly payload: CommentPayload }
  | { readonly kind: 'post'; readonly payload: ConflictAnswers }
  | { readonly kind: 'update'; readonly payload: UpdatePayload };

/** The queue for posts, which have no conflict id yet. */
export const POSTS_QUEUE = 0 as ConflictId;

/** A vote, comment, conflict or update stored on the device until the server has it. */
export type OutboxRow = OutboxAction & {
  /** Made when the person acts; the server applies it at most once. Primary key. */
  readonly opId: OpId;
  /** The member whose action it is, and the only one it is sent as. */
  readonly memberId: MemberId;
  /** Rows of a queue are sent in order. */
  readonly queue: ConflictId;
  /** Increases with every action on this device. */
  readonly seq: number;
  readonly state: OutboxState;
  /** Real tries; being offline does not count. */
  readonly attempts: number;
  readonly nextAttemptAt: Timestamp;
  readonly lastError: OutboxFailure | null;
  readonly createdAt: Timestamp;
};

/** A side a visitor picked. Becomes an outbox row of the member who joins through its flow. */
export type PendingVote = Extract<OutboxAction, { kind: 'vote' }> &
  Pick<OutboxRow, 'opId' | 'queue' | 'createdAt'> & {
    readonly state: 'to-join';
    /** Random; carried from the prompt to the session. */
    readonly flowId: string;
  };

/** What remains of an acknowledged row for a day. Nothing of the response, which may hold a result. */
export type OutboxReceipt = Pick<OutboxRow, 'opId' | 'memberId' | 'kind' | 'queue'> & {
  readonly acknowledgedAt: Timestamp;
  /** For a vote that had waited: the conflict it counted on, until its member has looked. */
  readonly countedOn?: string | undefined;
  /** The vote made the result public. */
  readonly isReveal?: boolean | undefined;
};
