import type { Answered, CommentKey, CommentStore } from '@twosides/domain/discussion';
import type { ConflictId, MemberId, OperationKey } from '@twosides/domain/kernel';
import type { ConflictWrite, Decision } from '@twosides/domain/model';
import { NO_RELATION, type Relation } from '@twosides/domain/profile';
import type { VoteStore } from '@twosides/domain/voting';
import { MongooseError } from 'mongoose';
import { applyWrites } from '../apply-writes.ts';
import { createQueues } from '../kernel/queues.ts';
import { inTransaction, isDuplicateKey } from '../kernel/transaction.ts';
import { passGate } from '../mailbox-keys/gates.ts';
import { createKnownMailboxKeys } from '../mailbox-keys/mailbox-keys.ts';
import { operationId } from '../models/ledger-records.ts';
import { relationId } from '../models/member-records.ts';
import type { SiteDatabase } from '../models/models.ts';
import { loadVotingContext } from './load-voting-context.ts';
import { decideInTurn, type Step, type VotingContext } from './voting-context.ts';

type Operations = Pick<VoteStore, 'castVote'> &
  Pick<CommentStore, 'addComment'> & {
    idle(): Promise<void>;
  };

export const createConflictChanges = (database: SiteDatabase): Operations => {
  const mailboxKeys = createKnownMailboxKeys();
  const serveTogether: Serve = (id, steps) =>
    inTransaction(database.connection, async () => {
      const context = await loadVotingContext(database, mailboxKeys, id, steps);
      const { writes, actors, failed } = decideInTurn(context, steps);
      await applyWrites(database, writes, (batch) => {
        for (const [member, gate] of context.gates) if (actors.has(member)) passGate(batch, database, gate);
      });
      return failed;
    });
  const queues = createQueues<ConflictId, Step>({
    most: BATCH,
    interval: INTERVAL,
    serve: async (id, steps) => {
      try {
        return await serveTogether(id, steps);
      } catch (error) {
        if (steps.length === 1 || !isFaultOfOneStep(error)) throw error;
        return serveOneByOne(serveTogether, id, steps);
      }
    },
  });

  return {
    castVote: async (key, decide) => {
      const { decideOn, result } = keepResult(decide);
      await queues.join(key.conflictId, {
        ...key,
        isComment: false,
        decide: (context) => {
          const mailboxId = context.mailboxIds.get(key.memberId) ?? null;
          return decideOn({
            conflict: context.conflict,
            mailboxId,
            held: (mailboxId && context.held.get(mailboxId)) ?? null,
            voter: context.members.get(key.memberId) ?? null,
            record: context.records.get(key.voterRef) ?? { votes: 0, votingDays: 0 },
            ...knownOf(context, key),
          });
        },
      });
      return result();
    },
    addComment: async (key, decide) => {
      const { decideOn, result } = keepResult(decide);
      await queues.join(key.conflictId, {
        ...key,
        isComment: true,
        decide: (context) =>
          decideOn({
            conflict: context.conflict,
            author: context.members.get(key.memberId) ?? null,
            isBlocked: relationIn(context, context.conflict?.submittedBy, key.memberId).isBlocked,
            answered: answeredIn(context, key),
            hasCommented: context.commenters.has(key.memberId),
            ...knownOf(context, key),
          }),
      });
      return result();
    },
    idle: queues.idle,
  };
};

const answeredIn = (context: VotingContext, { replyTo, memberId }: CommentKey): Answered | null => {
  const comment = replyTo ? context.answered.get(replyTo) : undefined;
  return comment ? { comment, ...relationIn(context, comment.authorId, memberId) } : null;
};

const relationIn = ({ relations }: VotingContext, author: MemberId | null | undefined, other: MemberId): Relation =>
  (author && relations.get(relationId(author, other))) || NO_RELATION;

const BATCH = 100;
/** Milliseconds between two batches of a busy conflict, so that other processes get a turn. */
const INTERVAL = 250;

type Serve = (id: ConflictId, steps: readonly Step[]) => Promise<ReadonlyMap<Step, unknown>>;

const serveOneByOne = async (serve: Serve, id: ConflictId, steps: readonly Step[]) => {
  const failed = new Map<Step, unknown>();
  for (const step of steps) {
    try {
      for (const [, error] of await serve(id, [step])) failed.set(step, error);
    } catch (error) {
      failed.set(step, error);
    }
  }
  return failed;
};

const isFaultOfOneStep = (error: unknown) => isDuplicateKey(error) || error instanceof MongooseError;

const knownOf = (context: VotingContext, key: OperationKey & Pick<Step, 'voterRef'>) => ({
  vote: context.votes.get(key.voterRef) ?? null,
  streak: context.streaks.get(key.memberId) ?? null,
  suspendedUntil: context.gates.get(key.memberId)?.suspendedUntil ?? null,
  operation:
    key.opId === null ? null : (context.operations.get(operationId({ actor: key.actor, opId: key.opId })) ?? null),
});

const keepResult = <State, T>(decide: Decision<State, T, ConflictWrite>) => {
  let last: { readonly result: T } | null = null;
  return {
    decideOn: (state: State): readonly ConflictWrite[] => {
      const decided = decide(state);
      last = decided;
      return decided.writes;
    },
    result: (): T => {
      if (last === null) throw new Error('The operation was stored without being decided.');
      return last.result;
    },
  };
};
