import type { CommentId, MailboxId, MemberId, Operation, OpId, Voter } from '@twosides/domain/kernel';
import type { Award, Comment, Conflict, ConflictWrite, Member, Streak, Vote } from '@twosides/domain/model';
import type { VoteState } from '@twosides/domain/voting';
import type { Gate } from '../mailbox-keys/gates.ts';
import type { RelationRecord } from '../models/account-schemas.ts';
import { operationId } from '../models/ledger-schema.ts';

/** A conflict and its batch's state during the batch: each decision sees earlier changes. */
export type VotingContext = {
  conflict: Conflict | null;
  /** By voter. */
  readonly votes: Map<Voter, Vote>;
  /** The same plus those of their mailboxes' other accounts, by mailbox id. */
  readonly held: Map<MailboxId, Vote>;
  readonly operations: Map<string, Operation>;
  /** Of all actors. */
  readonly gates: ReadonlyMap<MemberId, Gate>;
  /** Mailbox ids of the voters. */
  readonly mailboxIds: ReadonlyMap<MemberId, MailboxId>;
  readonly members: ReadonlyMap<MemberId, Member>;
  readonly streaks: Map<MemberId, Streak>;
  /** The voters' histories. */
  readonly records: Map<Voter, VoteState['record']>;
  /** Who has commented on this conflict. */
  readonly commenters: Set<MemberId>;
  /** Writers blocked by the author; empty for an anonymous conflict. */
  readonly blocked: Set<MemberId>;
  /** Answered comments, with their authors' mutes and blocks of the writers. */
  readonly answered: Map<CommentId, { readonly comment: Comment; readonly relations: readonly RelationRecord[] }>;
};

/** One operation on a conflict: the state it needs, and its decision. */
export type Step = {
  readonly voterRef: Voter;
  readonly memberId: MemberId;
  readonly actor: string;
  readonly opId: OpId | null;
  /** Whether to load the member's earlier comments. */
  readonly isComment: boolean;
  /** The answered comment. */
  readonly replyTo?: CommentId | null;
  readonly decide: (context: VotingContext) => readonly ConflictWrite[];
};

/** A batch's results. */
export type Outcome = {
  readonly writes: readonly ConflictWrite[];
  /** Who writes something. */
  readonly actors: ReadonlySet<MemberId>;
  /** Steps whose decision threw; only they fail. */
  readonly failed: ReadonlyMap<Step, unknown>;
};

/** Runs decisions in order over the context. */
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

/** Applies a write to the context. */
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
    // Not part of the context.
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
