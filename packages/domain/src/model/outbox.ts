import type { CommentId, ConflictId, MemberId, OpId, Timestamp } from '../kernel/ids.ts';
import type { ConflictText } from './conflict.ts';
import type { ConflictAnswers } from './conflict-answers.ts';
import type { Side } from './side.ts';
import type { Update } from './update.ts';

/** State of a queued action. Once the server has acknowledged it, its row is deleted. */
export type OutboxState = 'queued' | 'sending' | 'needs-login' | 'rejected';

/** Outcome of the last try. */
export type OutboxFailure = {
  /** HTTP status; 0 if the API did not respond. */
  readonly status: number;
  /** The API's error code, or null. */
  readonly code: string | null;
  /** The problem in words for the member, or null. */
  readonly message: string | null;
  /** Only with the code `text-changed`: the current words. */
  readonly text?: ConflictText | undefined;
  readonly at: Timestamp;
  /** Consecutive 5xx responses, including this one. */
  readonly serverErrors: number;
};

/** The conflict's title and labels, so that the action can be shown offline. */
type Subject = {
  readonly title: string;
  readonly sideLabels: { readonly her: string; readonly his: string };
};

type VotePayload = Subject & {
  readonly side: Side;
  /** The version of the words that the voter read. */
  readonly textVersion: number;
  /** Set if the side was picked before joining. An existing vote of the member then stays. */
  readonly onlyFirst?: true | undefined;
  /** The vote counts; the result stays hidden until it is sent again without this. */
  readonly readFirst?: true | undefined;
  /** Guess of her share in percent, made before seeing a result. */
  readonly guess?: number | undefined;
};

/** An author's answers in the form for an update. */
export type UpdateAnswers = Pick<Update, 'ending' | 'votesHelped' | 'text' | 'forStories'>;

type UpdatePayload = Pick<Subject, 'title'> & UpdateAnswers;

type CommentPayload = Subject & {
  readonly content: string;
  /** The comment it replies to. */
  readonly replyTo?: CommentId | undefined;
  /** The nickname chosen offline with a first comment. It is saved before the comment is sent. */
  readonly nickname?: string | undefined;
};

export type OutboxAction =
  | { readonly kind: 'vote'; readonly payload: VotePayload }
  | { readonly kind: 'comment'; readonly payload: CommentPayload }
  | { readonly kind: 'post'; readonly payload: ConflictAnswers }
  | { readonly kind: 'update'; readonly payload: UpdatePayload };

/** The queue of posts, which have no conflict id yet. */
export const POSTS_QUEUE = 0 as ConflictId;

/** A vote, comment, conflict or update stored on the device until the server has it. */
export type OutboxRow = OutboxAction & {
  /** Made when the person acts; the server applies it at most once. Primary key. */
  readonly opId: OpId;
  /** The member whose action it is, and the only one it is sent as. */
  readonly memberId: MemberId;
  /** The conflict's id, or {@link POSTS_QUEUE}. Rows of a queue are sent in order. */
  readonly queue: ConflictId;
  /** Increases with every action on this device. */
  readonly seq: number;
  readonly state: OutboxState;
  /** Tries so far. Tries made offline do not count. */
  readonly attempts: number;
  readonly nextAttemptAt: Timestamp;
  readonly lastError: OutboxFailure | null;
  readonly createdAt: Timestamp;
};

/** A side that a visitor picked. Becomes an outbox row of the member who joins through its flow. */
export type PendingVote = Extract<OutboxAction, { kind: 'vote' }> &
  Pick<OutboxRow, 'opId' | 'queue' | 'createdAt'> & {
    readonly state: 'to-join';
    /** Id of the join flow. Random; carried from the sign-up prompt to the session. */
    readonly flowId: string;
  };

/** What is kept of an acknowledged row for a day. Nothing of the response, which may reveal a result. */
export type OutboxReceipt = Pick<OutboxRow, 'opId' | 'memberId' | 'kind' | 'queue'> & {
  readonly acknowledgedAt: Timestamp;
  /** Title of the conflict, for a vote that had waited and whose member has not been told yet that it counted. */
  readonly countedOn?: string | undefined;
  /** Whether the vote made the result public. */
  readonly isReveal?: boolean | undefined;
};
