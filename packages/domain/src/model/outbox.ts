import type { ConflictId, MemberId, OpId, Timestamp } from '../kernel/ids.ts';
import type { ConflictText } from './conflict.ts';
import type { ConflictAnswers } from './conflict-answers.ts';
import type { Side } from './side.ts';
import type { Update } from './update.ts';

/** Where an act stands that was done on this device. What the server has acknowledged has no row. */
export type OutboxState = 'queued' | 'sending' | 'needs-login' | 'rejected';

/** What the last try came to. */
export type OutboxFailure = {
  /** HTTP status; 0 when there was no answer of the API at all. */
  readonly status: number;
  /** The API's own code; null where there was none. */
  readonly code: string | null;
  /** Words for a person; null where there were none. */
  readonly message: string | null;
  /** With `text-changed`: the words as they are now. */
  readonly text?: ConflictText | undefined;
  readonly at: Timestamp;
  /** How many tries in a row ended in a 5xx, this one included. */
  readonly serverErrors: number;
};

/** What the act is about, in the words of the screen on which it was done: to be told of without a network. */
type Subject = {
  readonly title: string;
  readonly sideLabels: { readonly her: string; readonly his: string };
};

type VotePayload = Subject & {
  readonly side: Side;
  /** Of the words that were read. */
  readonly textVersion: number;
  /** Pressed before joining: a vote that its member has cast before stays. */
  readonly onlyFirst?: true | undefined;
  /** It counts, and the result waits until a vote without it asks for it. */
  readonly readFirst?: true | undefined;
  /** Of her share, in percent; made before any result was seen. */
  readonly guess?: number | undefined;
};

/** What the author of a conflict tells of how it went on. */
export type UpdateAnswers = Pick<Update, 'ending' | 'votesHelped' | 'text' | 'forStories'>;

type UpdatePayload = Pick<Subject, 'title'> & UpdateAnswers;

type CommentPayload = Subject & {
  readonly content: string;
  /** Chosen offline with a first comment; saved before it is sent. */
  readonly nickname?: string | undefined;
};

export type OutboxAction =
  | { readonly kind: 'vote'; readonly payload: VotePayload }
  | { readonly kind: 'comment'; readonly payload: CommentPayload }
  | { readonly kind: 'post'; readonly payload: ConflictAnswers }
  | { readonly kind: 'update'; readonly payload: UpdatePayload };

/** The queue of what is about no conflict yet: one post after the other. */
export const POSTS_QUEUE = 0 as ConflictId;

/** One vote, comment, conflict or update that is kept on the device until the server has it. */
export type OutboxRow = OutboxAction & {
  /** Made when the person acts; the server applies it at most once. The row's key. */
  readonly opId: OpId;
  /** Whose act it is: it is never sent as anybody else's. */
  readonly memberId: MemberId;
  /** Rows of one queue are sent one after the other. */
  readonly queue: ConflictId;
  /** Grows with every act on this device. */
  readonly seq: number;
  readonly state: OutboxState;
  /** Tries that cost something; being offline costs nothing. */
  readonly attempts: number;
  readonly nextAttemptAt: Timestamp;
  /** While `sending`: when the one that sends it counts as gone. */
  readonly leaseUntil: Timestamp | null;
  readonly lastError: OutboxFailure | null;
  readonly createdAt: Timestamp;
};

/**
 * A side that a visitor has pressed: no vote yet, and nobody's. It becomes a row of the member who joins by the flow
 * that led from it.
 */
export type PendingVote = Extract<OutboxAction, { kind: 'vote' }> &
  Pick<OutboxRow, 'opId' | 'queue' | 'createdAt'> & {
    readonly state: 'to-join';
    /** Random; goes along from the prompt to the session. */
    readonly flowId: string;
  };

/**
 * What is left of a row that the server has acknowledged; kept for a day. Nothing of the answer: it may hold a result.
 */
export type OutboxReceipt = Pick<OutboxRow, 'opId' | 'memberId' | 'kind' | 'queue'> & {
  readonly acknowledgedAt: Timestamp;
  /** Of a vote that had waited, until its member has looked: which conflict it was counted on. */
  readonly countedOn?: string | undefined;
};
