import { type Fingerprint, HOUR, type Secrets, type Timestamp } from '@twosides/domain/kernel';
import type { Conflict, Vote } from '@twosides/domain/model';
import { spanStart } from '@twosides/domain/points';
import type { ClientSession } from 'mongoose';
import { enqueueJobs } from '../jobs/enqueue-jobs.ts';
import { insertOnce } from '../kernel/insert-once.ts';
import { authorUpdate, toCommentRecord } from '../kernel/records.ts';
import type { Models } from '../models/models.ts';
import { voteId } from '../models/vote-schemas.ts';
import { enterDeeds } from '../points/ledger.ts';
import type { Changes } from './conflict-board.ts';

/** Saves what a batch of decisions has changed: one command a collection, the conflict first. */
export const saveChanges = async (
  models: Models,
  secrets: Secrets,
  before: Conflict | null,
  changes: readonly Changes[],
  session: ClientSession,
): Promise<void> => {
  const last = changes.at(-1);
  if (last === undefined) return;
  if (before === null) throw new Error('A conflict that does not exist cannot change.');
  // First, so that of two transactions the later one stops before it has written anything else.
  const hasEarningVote = changes.some(({ vote, award }) => vote && award);
  await saveConflict(models, secrets, before, last.conflict, hasEarningVote, hoursOf(changes), session);
  await saveVotes(models, changes, session);
  const comments = changes.flatMap(({ comment, conflict, tells = null }) =>
    comment ? [toCommentRecord(secrets, comment, conflict, tells)] : [],
  );
  if (comments.length > 0) await models.comments.insertMany(comments, { session });
  await enterDeeds(
    models,
    {
      operations: changes.flatMap(({ operation }) => operation ?? []),
      awards: changes.flatMap(({ award }) => award ?? []),
    },
    session,
  );
  await enqueueJobs(
    models,
    secrets,
    changes.flatMap(({ jobs }) => jobs ?? []),
    session,
  );
};

/** Always writes: the revision is where concurrent transactions meet, also when the fields stay as they are. */
const saveConflict = async (
  { conflicts }: Models,
  secrets: Secrets,
  before: Conflict,
  after: Conflict,
  hasEarningVote: boolean,
  hours: ReadonlyMap<Timestamp, number>,
  session: ClientSession,
) => {
  const isChanged = (field: string) => before[field as keyof Conflict] !== after[field as keyof Conflict];
  const author = ['submittedBy', 'anonymous'].some(isChanged) ? authorUpdate(secrets, after) : null;
  const changed = {
    ...Object.fromEntries(Object.entries(after).filter(([field]) => isChanged(field))),
    ...author?.$set,
    ...(hasEarningVote && { votesWait: true }),
  };
  await conflicts.updateOne(
    { _id: before.id },
    {
      ...(author?.$unset && { $unset: author.$unset }),
      ...(Object.keys(changed).length > 0 && { $set: changed }),
      $inc: { revision: 1, ...Object.fromEntries([...hours].map(([hour, votes]) => [`todayByHour.${hour}`, votes])) },
      ...(hours.size > 0 && { $min: { todayOldest: Math.min(...hours.keys()) } }),
    },
    { session },
  );
};

/** How many first votes came in which hours: they are part of `todayVotes` until the sweep takes the hour out. */
const hoursOf = (changes: readonly Changes[]): ReadonlyMap<Timestamp, number> => {
  const hours = new Map<Timestamp, number>();
  for (const { firstAt } of changes) {
    if (firstAt === undefined) continue;
    const hour = firstAt - (firstAt % HOUR);
    hours.set(hour, (hours.get(hour) ?? 0) + 1);
  }
  return hours;
};

/** A new vote is stored with its day; an earlier one keeps it, and changes its side and whose it is. */
const saveVotes = async ({ votes }: Models, changes: readonly Changes[], session: ClientSession) => {
  const latest = new Map<Fingerprint, { readonly vote: Vote; readonly isNew: boolean }>();
  for (const { vote, firstAt } of changes) {
    if (vote === undefined) continue;
    const isNew = firstAt !== undefined || latest.get(vote.userFingerprint)?.isNew === true;
    latest.set(vote.userFingerprint, { vote, isNew });
  }
  if (latest.size === 0) return;
  await votes.bulkWrite(
    [...latest.values()].map(({ vote, isNew }) => {
      const _id = voteId(vote.conflictId, vote.userFingerprint);
      if (isNew) return insertOnce({ _id, ...vote, votedAt: spanStart('day', vote.votedAt) }, 'side');
      return { updateOne: { filter: { _id }, update: { $set: { side: vote.side, castBy: vote.castBy } } } };
    }),
    { session },
  );
};
