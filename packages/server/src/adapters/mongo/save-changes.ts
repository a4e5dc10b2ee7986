import type { Conflict, Fingerprint, Vote } from '@twosides/domain';
import type { ClientSession } from 'mongoose';
import type { Changes } from './conflict-board.ts';
import { enqueueJobs } from './enqueue-jobs.ts';
import { enterAwards } from './ledger.ts';
import type { Models } from './models/models.ts';
import { toCommentRecord } from './records.ts';

/** Saves what a batch of decisions has changed: one command a collection, the conflict first. */
export const saveChanges = async (
  models: Models,
  before: Conflict | null,
  changes: readonly Changes[],
  session: ClientSession,
): Promise<void> => {
  const last = changes.at(-1);
  if (last === undefined) return;
  if (before === null) throw new Error('A conflict that does not exist cannot change.');
  // First, so that of two transactions the later one stops before it has written anything else.
  await saveConflict(models, before, last.conflict, session);
  await saveVotes(models, changes, session);
  const comments = changes.flatMap(({ comment, tells = null }) => (comment ? [toCommentRecord(comment, tells)] : []));
  if (comments.length > 0) await models.comments.insertMany(comments, { session });
  const operations = changes.flatMap(({ operation }) => operation ?? []);
  if (operations.length > 0) await models.operations.insertMany(operations, { session });
  await enterAwards(
    models,
    changes.flatMap(({ award }) => award ?? []),
    session,
  );
  await enqueueJobs(
    models,
    changes.flatMap(({ jobs }) => jobs ?? []),
    session,
  );
};

/** Always writes: the revision is where concurrent transactions meet, also when the fields stay as they are. */
const saveConflict = async ({ conflicts }: Models, before: Conflict, after: Conflict, session: ClientSession) => {
  const changed = Object.entries(after).filter(([field, value]) => before[field as keyof Conflict] !== value);
  await conflicts.updateOne(
    { _id: before.id },
    { ...(changed.length > 0 && { $set: Object.fromEntries(changed) }), $inc: { revision: 1 } },
    { session },
  );
};

/** A new vote is part of `todayVotes` until the sweep takes it out; an earlier one keeps its time and changes its side. */
const saveVotes = async ({ votes }: Models, changes: readonly Changes[], session: ClientSession) => {
  const latest = new Map<Fingerprint, Vote>();
  for (const { vote } of changes) if (vote) latest.set(vote.userFingerprint, vote);
  if (latest.size === 0) return;
  await votes.bulkWrite(
    [...latest.values()].map(({ conflictId, userFingerprint, side, votedAt }) => ({
      updateOne: {
        filter: { conflictId, userFingerprint },
        update: { $set: { side }, $setOnInsert: { votedAt, inToday: true } },
        upsert: true,
      },
    })),
    { session },
  );
};
