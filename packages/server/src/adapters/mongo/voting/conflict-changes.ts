import type { Answered, CommentKey, CommentStore } from '@twosides/domain/discussion';
import type { ConflictId, MailboxKey, MemberId, OperationKey } from '@twosides/domain/kernel';
import type { ConflictWrite, Decided, Decision } from '@twosides/domain/model';
import { NO_RELATION, type Relation } from '@twosides/domain/profile';
import type { VoteStore } from '@twosides/domain/voting';
import { LRUCache } from 'lru-cache';
import { MongooseError } from 'mongoose';
import { applyWrites } from '../apply-writes.ts';
import { createQueues } from '../kernel/queues.ts';
import { inTransaction, isDuplicateKey } from '../kernel/transaction.ts';
import { passGate } from '../mailbox-keys/gates.ts';
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
  const mailboxKeys = new LRUCache<MemberId, MailboxKey>({ max: 50_000 });
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

  const join = async <State, T>(
    key: Omit<Step, 'isComment' | 'decide'> & { readonly conflictId: ConflictId },
    isComment: boolean,
    decide: Decision<State, T, ConflictWrite>,
    stateIn: (context: VotingContext) => State,
  ): Promise<T> => {
    // A retried transaction decides again. Only the last decision was stored.
    const stored: { decided?: Decided<T, ConflictWrite> } = {};
    const decideOn = (context: VotingContext) => {
      stored.decided = decide(stateIn(context));
      return stored.decided.writes;
    };
    await queues.join(key.conflictId, { ...key, isComment, decide: decideOn });
    if (!stored.decided) throw new Error('The operation was stored without being decided.');
    return stored.decided.result;
  };

  return {
    castVote: (key, decide) =>
      join(key, false, decide, (context) => {
        const mailboxId = context.mailboxIds.get(key.memberId) ?? null;
        return {
          conflict: context.conflict,
          mailboxId,
          held: (mailboxId && context.held.get(mailboxId)) ?? null,
          voter: context.members.get(key.memberId) ?? null,
          record: context.records.get(key.voterRef) ?? { votes: 0, votingDays: 0 },
          ...knownOf(context, key),
        };
      }),
    addComment: (key, decide) =>
      join(key, true, decide, (context) => ({
        conflict: context.conflict,
        author: context.members.get(key.memberId) ?? null,
        isBlocked: relationIn(context, context.conflict?.submittedBy, key.memberId).isBlocked,
        answered: answeredIn(context, key),
        hasCommented: context.commenters.has(key.memberId),
        ...knownOf(context, key),
      })),
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
