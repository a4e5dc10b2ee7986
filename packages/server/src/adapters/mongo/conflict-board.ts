import type {
  Award,
  Comment,
  Conflict,
  Fingerprint,
  Member,
  MemberId,
  NewJob,
  Operation,
  OpId,
  Streak,
  Vote,
} from '@twosides/domain';

/**
 * A conflict and what a batch of operations needs to know about it, as it stands in the middle of the batch:
 * each decision sees what those before it have changed.
 */
export type Board = {
  conflict: Conflict | null;
  readonly votes: Map<Fingerprint, Vote>;
  readonly operations: Map<string, Operation>;
  readonly members: ReadonlyMap<MemberId, Member>;
  readonly streaks: Map<MemberId, Streak>;
  /** Who has written on this conflict. */
  readonly commenters: Set<MemberId>;
};

/** What one decision changes. */
export type Changes = {
  readonly conflict: Conflict;
  readonly vote?: Vote;
  readonly comment?: Comment;
  /** Whom the comment is news for. */
  readonly tells?: MemberId | null;
  readonly operation: Operation | null;
  readonly jobs?: readonly NewJob[];
  readonly award?: Award | null;
};

/** One operation on a conflict: what it needs to be known, and its decision. */
export type Step = {
  readonly fingerprint: Fingerprint;
  readonly memberId: MemberId;
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
      apply(board, change);
      changes.push(change);
    } catch (error) {
      failed.set(step, error);
    }
  }
  return { changes, failed };
};

export const operationKey = (memberId: MemberId, opId: OpId): string => `${opId} ${memberId}`;

const apply = (board: Board, { conflict, vote, comment, operation, award }: Changes): void => {
  board.conflict = conflict;
  if (vote) board.votes.set(vote.userFingerprint, vote);
  if (comment?.authorId) board.commenters.add(comment.authorId);
  const earner = award?.entries[0]?.memberId;
  if (earner && award?.streak) board.streaks.set(earner, award.streak);
  if (operation) board.operations.set(operationKey(operation.memberId, operation.opId), operation);
};
