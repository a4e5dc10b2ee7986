import type { CommentId, MailboxId, MemberId, Operation, OpId, Voter } from '@twosides/domain/kernel';
import type { Award, Comment, Conflict, ConflictWrite, Member, Streak, Vote } from '@twosides/domain/model';
import type { Relation } from '@twosides/domain/profile';
import type { VoteState } from '@twosides/domain/voting';
import type { Gate } from '../mailbox-keys/gates.ts';
import { operationId } from '../models/ledger-records.ts';

export type VotingContext = {
  conflict: Conflict | null;
  readonly votes: Map<Voter, Vote>;
  readonly held: Map<MailboxId, Vote>;
  readonly operations: Map<string, Operation>;
  readonly gates: ReadonlyMap<MemberId, Gate>;
  readonly mailboxIds: ReadonlyMap<MemberId, MailboxId>;
  readonly members: ReadonlyMap<MemberId, Member>;
  readonly streaks: Map<MemberId, Streak>;
  readonly records: Map<Voter, VoteState['record']>;
  readonly commenters: Set<MemberId>;
  readonly answered: Map<CommentId, Comment>;
  /** The mutes and blocks that the authors of the conflict and of answered comments have set for the commenters. */
  readonly relations: Map<string, Relation>;
};

export type Step = {
  readonly voterRef: Voter;
  readonly memberId: MemberId;
  readonly actor: string;
  readonly opId: OpId | null;
  readonly isComment: boolean;
  readonly replyTo?: CommentId | null;
  readonly decide: (context: VotingContext) => readonly ConflictWrite[];
};

export type Outcome = {
  readonly writes: readonly ConflictWrite[];
  readonly actors: ReadonlySet<MemberId>;
  /** The steps whose decision threw. All other steps are stored. */
  readonly failed: ReadonlyMap<Step, unknown>;
};

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
