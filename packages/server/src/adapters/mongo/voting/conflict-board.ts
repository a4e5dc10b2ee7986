import type { Fingerprint, MemberId, Operation, OpId, Timestamp, Voter } from '@twosides/domain/kernel';
import type { Award, Comment, Conflict, Member, NewJob, Streak, Vote } from '@twosides/domain/model';
import { operationId } from '../models/ledger-schema.ts';

/**
 * A conflict and what a batch of operations needs to know about it, as it stands in the middle of the batch:
 * each decision sees what those before it have changed.
 */
export type Board = {
  conflict: Conflict | null;
  /** By who has cast them. */
  readonly votes: Map<Voter, Vote>;
  /** The same and those of other accounts of their mailboxes, by voice. */
  readonly held: Map<Fingerprint, Vote>;
  readonly operations: Map<string, Operation>;
  /** Of the voices of those who vote. */
  readonly fingerprints: ReadonlyMap<MemberId, Fingerprint>;
  readonly members: ReadonlyMap<MemberId, Member>;
  readonly streaks: Map<MemberId, Streak>;
  /** Who has written on this conflict. */
  readonly commenters: Set<MemberId>;
};

/** What one decision changes. */
export type Changes = {
  readonly conflict: Conflict;
  readonly vote?: Vote;
  /** When it was cast, where nobody of its voice had voted. */
  readonly firstAt?: Timestamp;
  readonly comment?: Comment;
  /** Whom the comment is news for. */
  readonly tells?: MemberId | null;
  readonly operation: Operation | null;
  readonly jobs?: readonly NewJob[];
  readonly award?: Award | null;
};

/** One operation on a conflict: what it needs to be known, and its decision. */
export type Step = {
  readonly castBy: Voter;
  readonly memberId: MemberId;
  readonly actor: string;
  readonly opId: OpId | null;
  /** Whether the member's earlier comments are needed. */
  readonly isComment: boolean;
  readonly decide: (board: Board) => Changes | null;
};

/** What a batch leaves to be saved. */
export type Outcome = {
  readonly changes: readonly Changes[];
  /** Steps whose decision threw: they alone fail. */
  readonly failed: ReadonlyMap<Step, unknown>;
};

/** Runs the decisions one after the other over the board. */
export const decideInTurn = (board: Board, steps: readonly Step[]): Outcome => {
  const changes: Changes[] = [];
  const failed = new Map<Step, unknown>();
  for (const step of steps) {
    try {
      const change = step.decide(board);
      if (change === null) continue;
      const isFirst = change.vote !== undefined && !board.held.has(change.vote.userFingerprint);
      apply(board, change);
      changes.push(isFirst && change.vote ? { ...change, firstAt: change.vote.votedAt } : change);
    } catch (error) {
      failed.set(step, error);
    }
  }
  return { changes, failed };
};

const apply = (board: Board, { conflict, vote, comment, operation, award }: Changes): void => {
  board.conflict = conflict;
  if (vote) castVote(board, vote);
  if (comment?.authorId) board.commenters.add(comment.authorId);
  const earner = award?.entries[0]?.memberId;
  if (earner && award?.streak) board.streaks.set(earner, award.streak);
  if (operation) board.operations.set(operationId(operation), operation);
};

const castVote = ({ votes, held }: Board, vote: Vote): void => {
  const earlier = held.get(vote.userFingerprint);
  if (earlier) votes.delete(earlier.castBy);
  votes.set(vote.castBy, vote);
  held.set(vote.userFingerprint, vote);
};
