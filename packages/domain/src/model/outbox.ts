import type { CommentId, ConflictId, MemberId, OpId, Timestamp } from '../kernel/index.ts';
import type { ConflictText } from './conflict.ts';
import type { ConflictAnswers } from './conflict-answers.ts';
import type { Update } from './update.ts';
import type { Side } from './vote.ts';

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

type Subject = {
  readonly title: string;
  readonly sideLabels: { readonly her: string; readonly his: string };
};

type VotePayload = Subject & {
  readonly side: Side;
  readonly textVersion: number;
  readonly onlyFirst?: true | undefined;
  /** The vote counts, but its result stays hidden from the voter until the vote is sent again without this flag. */
  readonly readFirst?: true | undefined;
  readonly guess?: number | undefined;
};

export type UpdateAnswers = Pick<Update, 'ending' | 'votesHelped' | 'text' | 'forStories'>;

type UpdatePayload = Pick<Subject, 'title'> & UpdateAnswers;

type CommentPayload = Subject & {
  readonly content: string;
  readonly replyTo?: CommentId | undefined;
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
  readonly opId: OpId;
  /** The action is sent only while this member is signed in. */
  readonly memberId: MemberId;
  /** The conflict's id, or {@link POSTS_QUEUE}. The rows of one queue are sent in order. */
  readonly queue: ConflictId;
  readonly seq: number;
  readonly state: OutboxState;
  readonly attempts: number;
  readonly nextAttemptAt: Timestamp;
  readonly lastError: OutboxFailure | null;
  readonly createdAt: Timestamp;
};

export type PendingVote = Extract<OutboxAction, { kind: 'vote' }> &
  Pick<OutboxRow, 'opId' | 'queue' | 'createdAt'> & {
    readonly state: 'to-join';
    readonly flowId: string;
  };

/** Stored on the device for a day. Contains no part of the response that could reveal a result. */
export type OutboxReceipt = Pick<OutboxRow, 'opId' | 'memberId' | 'kind' | 'queue'> & {
  readonly acknowledgedAt: Timestamp;
  readonly countedOn?: string | undefined;
  readonly isReveal?: boolean | undefined;
};
