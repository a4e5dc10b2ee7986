import type { JobQueue, QueueName } from '@twosides/domain/jobs';
import type { Secrets, Timestamp } from '@twosides/domain/kernel';
import { enqueue, type Job, type JobClaim } from '@twosides/domain/model';
import { Types, trusted } from 'mongoose';
import { openJob, UNREADABLE } from '../../sealed.ts';
import { applyWrites } from '../apply-writes.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { JobRecord, SiteDatabase } from '../models/models.ts';

export const createJobQueue = (database: SiteDatabase): JobQueue => {
  const { jobs } = database;

  const take = async (
    now: Timestamp,
    leaseUntil: Timestamp,
    limit: number,
    queue: QueueName,
    inHand: readonly string[],
  ): Promise<readonly JobRecord[] | null> => {
    const due = await jobs
      .find(dueIn(queue, now, inHand), { _id: 1 })
      .sort({ dueAt: 1, _id: 1 })
      .limit(limit)
      .lean();
    if (due.length === 0) return null;
    const ids = { _id: trusted({ $in: due.map(({ _id }) => _id) }) };
    const takenBy = new Types.ObjectId();
    await jobs.updateMany(
      { ...ids, ...dueBy(now) },
      { $set: { dueAt: leaseUntil, takenBy }, $inc: { attempts: 1, unsettled: 1 } },
    );
    const taken = new Map((await jobs.find({ ...ids, takenBy }).lean()).map((job) => [job._id.toHexString(), job]));
    return due.flatMap(({ _id }) => taken.get(_id.toHexString()) ?? []);
  };

  const giveUp = async (claim: JobClaim, error: string): Promise<void> => {
    await jobs.updateOne(held(claim), { $set: { status: 'failed', lastError: error }, $unset: ENDED });
  };

  return {
    enqueue: (added) => inTransaction(database.connection, () => applyWrites(database, added.map(enqueue))),
    claim: async (now, leaseUntil, limit, queue, inHand = []) => {
      const claimed: Job[] = [];
      while (claimed.length < limit) {
        const taken = await take(now, leaseUntil, limit - claimed.length, queue, inHand).catch((error: unknown) => {
          // Jobs claimed so far are returned instead of the error, because they would otherwise stay idle until their
          // lease ends.
          if (claimed.length === 0) throw error;
          return null;
        });
        if (taken === null) break;
        for (const record of taken) {
          const job = toJob(database.secrets, record);
          if (job === null) await giveUp({ id: record._id.toHexString(), attempts: record.attempts }, UNREADABLE);
          else claimed.push(job);
        }
      }
      return claimed;
    },
    renew: async (claim, leaseUntil) =>
      (await jobs.updateOne(held(claim), { $set: { dueAt: leaseUntil } })).matchedCount > 0,
    complete: async (claim) => {
      await jobs.updateOne(held(claim), { $set: { status: 'done' }, $unset: ENDED });
    },
    retryAt: async (claim, runAt, error) => {
      await jobs.updateOne(held(claim), { $set: { runAt, dueAt: runAt, lastError: error, unsettled: 0 } });
    },
    giveUp,
    sweep: async (until) => {
      const ended = { status: trusted({ $in: ['done', 'failed'] as const }) };
      await jobs.deleteMany({ ...ended, runAt: trusted({ $lte: until }) }, { hint: 'ended' });
    },
    count: async () => ({
      waiting: await jobs.countDocuments({ status: 'waiting' }),
      failed: await jobs.countDocuments({ status: 'failed' }),
    }),
  };
};

/** MongoDB uses the partial index `due` only if the filter contains `$exists`. */
const dueBy = (now: Timestamp) => ({ dueAt: trusted({ $exists: true, $lte: now }) });

const dueIn = (queue: QueueName, now: Timestamp, inHand: readonly string[]) => ({
  queue,
  ...dueBy(now),
  ...(inHand.length > 0 && { _id: trusted({ $nin: inHand }) }),
});

const ENDED = { payload: 1, dueAt: 1, takenBy: 1 } as const;

/** Matches the job only if this claim is its latest, so an outdated claim changes nothing. */
const held = ({ id, attempts }: JobClaim) => ({ _id: id, status: 'waiting' as const, attempts });

const toJob = (secrets: Secrets, { _id, payload, runAt, attempts, unsettled = 0 }: JobRecord): Job | null => {
  const job = payload === undefined ? null : openJob(secrets, payload);
  return job && { id: _id.toHexString(), ...job, runAt, attempts, unsettled };
};
