import type { MailboxId, MemberId, Operation, OpId, Voter } from '@twosides/domain/kernel';
import type { Award, Conflict, ConflictWrite, Member, Streak, Vote } from '@twosides/domain/model';
import type { VoteState } from '@twosides/domain/voting';
import type { Gate } from '../mailbox-keys/gates.ts';
import { operationId } from '../models/ledger-schema.ts';

/**
 * A conflict and what a batch of operations needs to know about it, as it stands in the middle of the batch:
 * each decision sees what those before it have changed.
 */
export type VotingContext = {
  conflict: Conflict | null;
  /** By who has cast them. */
  readonly votes: Map<Voter, Vote>;
  /** The same and those of other accounts of their mailboxes, by mailbox key. */
  readonly held: Map<MailboxId, Vote>;
  readonly operations: Map<string, Operation>;
  /** Of all who act. */
  readonly gates: ReadonlyMap<MemberId, Gate>;
  /** Of the mailbox keys of those who vote. */
  readonly mailboxIds: ReadonlyMap<MemberId, MailboxId>;
  readonly members: ReadonlyMap<MemberId, Member>;
  readonly streaks: Map<MemberId, Streak>;
  /** What those who vote have cast before. */
  readonly records: Map<Voter, VoteState['record']>;
  /** Who has written on this conflict. */
  readonly commenters: Set<MemberId>;
  /** Of those who write, whom the author has blocked; of an anonymous conflict nobody. */
  readonly blocked: Set<MemberId>;
};

/** One operation on a conflict: what it needs to be known, and its decision. */
export type Step = {
  readonly voterRef: Voter;
  readonly memberId: MemberId;
  readonly actor: string;
  readonly opId: OpId | null;
  /** Whether the member's earlier comments are needed. */
  readonly isComment: boolean;
  readonly decide: (context: VotingContext) => readonly ConflictWrite[];
};

/** What a batch leaves to be saved. */
export type Outcome = {
  readonly writes: readonly ConflictWrite[];
  /** Who writes something. */
  readonly actors: ReadonlySet<MemberId>;
  /** Steps whose decision threw: they alone fail. */
  readonly failed: ReadonlyMap<Step, unknown>;
};

/** Runs the decisions one after the other over the context. */
export const decideInTurn = (context: VotingContext, steps: readonly Step[]): Outcome => {
  const writes: ConflictWrite[] = [];
  const actors = new Set<MemberId>();
  const failed = new Map<Step, unknown>();
  for (const step of steps) {
    try {
      for (const write of step.decide(context)) {
        note(context, write);
        writes.push(write);
        actors.add(step.memberId);
      }
    } catch (error) {
      failed.set(step, error);
    }
  }
  return { writes, actors, failed };
};

/** Changes the context as the write changes what is stored. */
const note = (context: VotingContext, write: ConflictWrite): void => {
  switch (write.kind) {
    case 'put-standing':
      if (context.conflict) context.conflict = { ...context.conflict, ...write.standing };
      break;
    case 'put-vote':
      noteVote(context, write.vote);
      break;
    case 'add-comment':
      if (write.comment.authorId) context.commenters.add(write.comment.authorId);
      break;
    case 'enter-award':
      noteStreak(context, write.award);
      break;
    case 'record-operation':
      context.operations.set(operationId(write.operation), write.operation);
      break;
    // The context holds nothing of what these change.
    case 'count-today':
    case 'await-batch':
    case 'count-points':
    case 'enqueue-job':
      break;
    default:
      write satisfies never;
  }
};

const noteVote = ({ votes, held }: VotingContext, vote: Vote): void => {
  const earlier = held.get(vote.mailboxId);
  if (earlier) votes.delete(earlier.voterRef);
  votes.set(vote.voterRef, vote);
  held.set(vote.mailboxId, vote);
};

const noteStreak = ({ streaks }: VotingContext, { entries, streak }: Award): void => {
  const earner = entries[0]?.memberId;
  if (earner && streak) streaks.set(earner, streak);
};
