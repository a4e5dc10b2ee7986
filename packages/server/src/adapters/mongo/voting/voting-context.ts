import type { CommentId, MailboxId, MemberId, Operation, OpId, Voter } from '@twosides/domain/kernel';
import type { Award, Comment, Conflict, ConflictWrite, Member, Streak, Vote } from '@twosides/domain/model';
import type { VoteState } from '@twosides/domain/voting';
import type { Gate } from '../mailbox-keys/gates.ts';
import type { RelationRecord } from '../models/account-schemas.ts';
import { operationId } from '../models/ledger-schema.ts';

/** The state that the decisions of a batch share. Each decision sees the changes of earlier ones. */
export type VotingContext = {
  conflict: Conflict | null;
  readonly votes: Map<Voter, Vote>;
  /** The entries of `votes`, plus votes by other accounts of the same mailboxes. */
  readonly held: Map<MailboxId, Vote>;
  readonly operations: Map<string, Operation>;
  /** The gates of all members in the batch. */
  readonly gates: ReadonlyMap<MemberId, Gate>;
  /** The mailbox ids of the members who vote. */
  readonly mailboxIds: ReadonlyMap<MemberId, MailboxId>;
  readonly members: ReadonlyMap<MemberId, Member>;
  readonly streaks: Map<MemberId, Streak>;
  /** The track records of the members who vote. */
  readonly records: Map<Voter, VoteState['record']>;
  /** Members who have commented on this conflict. */
  readonly commenters: Set<MemberId>;
  /** Members of the batch whom the conflict's author has blocked; empty for an anonymous conflict. */
  readonly blocked: Set<MemberId>;
  /** The comments that the batch answers, with their authors' mutes and blocks of the writers. */
  readonly answered: Map<CommentId, { readonly comment: Comment; readonly relations: readonly RelationRecord[] }>;
};

/** A vote or comment on a conflict: what to load for it, and its decision. */
export type Step = {
  readonly voterRef: Voter;
  readonly memberId: MemberId;
  readonly actor: string;
  readonly opId: OpId | null;
  /** Whether to load the member's earlier comments. */
  readonly isComment: boolean;
  /** The comment that the new one replies to. */
  readonly replyTo?: CommentId | null;
  readonly decide: (context: VotingContext) => readonly ConflictWrite[];
};

/** The result of deciding a batch. */
export type Outcome = {
  readonly writes: readonly ConflictWrite[];
  /** The members whose decisions write something. */
  readonly actors: ReadonlySet<MemberId>;
  /** Steps whose decision threw, with the error. The other steps are stored. */
  readonly failed: ReadonlyMap<Step, unknown>;
};

/** Runs the decisions in order on the context. */
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
    // These writes change nothing in the context.
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
