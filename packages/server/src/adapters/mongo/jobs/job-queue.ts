import { JOB_LANES, type JobLane, type JobQueue } from '@twosides/domain/jobs';
import type { Secrets, Timestamp } from '@twosides/domain/kernel';
import { enqueue, type Job, type JobClaim } from '@twosides/domain/model';
import { type Connection, trusted } from 'mongoose';
import { openJob, UNREADABLE } from '../../sealed-job.ts';
import { applyWrites } from '../apply-writes.ts';
import { inTransaction } from '../kernel/transaction.ts';
import type { JobRecord } from '../models/job-schema.ts';
import type { Models } from '../models/models.ts';

/**
 * Jobs, one document each; its key stays for a while when the work is done, so that the same work is not put in again.
 */
export const createJobQueue = (connection: Connection, models: Models, secrets: Secrets): JobQueue => {
  const { jobs } = models;
  /** Each job is taken by one atomic step, so that two workers never hold the same one. */
  const claimOne = (now: Timestamp, leaseUntil: Timestamp, lane: JobLane, inHand: readonly string[]) =>
    jobs
      .findOneAndUpdate(
        {
          status: 'waiting',
          lane,
          runAt: trusted({ $lte: now }),
          leaseUntil: trusted({ $lte: now }),
          ...(inHand.length > 0 && { _id: trusted({ $nin: inHand }) }),
        },
        { $set: { leaseUntil }, $inc: { attempts: 1, unsettled: 1 } },
        { sort: { runAt: 1, _id: 1 }, returnDocument: 'after' },
      )
      .lean();

  const giveUp = async (claim: JobClaim, error: string): Promise<void> => {
    await jobs.updateOne(held(claim), { $set: { status: 'failed', lastError: error }, $unset: { payload: 1 } });
  };

  return {
    enqueue: (added) =>
      inTransaction(connection, (session) => applyWrites({ models, secrets, session }, added.map(enqueue))),
    claim: async (now, leaseUntil, limit, lane, inHand = []) => {
      const claimed: Job[] = [];
      while (claimed.length < limit) {
        const record = await claimOne(now, leaseUntil, lane, inHand).catch((error: unknown) => {
          // What is taken already would lie idle until its lease is over. If it goes on, the next claim tells.
          if (claimed.length === 0) throw error;
          return null;
        });
        if (record === null) break;
        const job = toJob(secrets, record);
        if (job === null) await giveUp({ id: record._id.toHexString(), attempts: record.attempts }, UNREADABLE);
        else claimed.push(job);
      }
      return claimed;
    },
    renew: async (claim, leaseUntil) => (await jobs.updateOne(held(claim), { $set: { leaseUntil } })).matchedCount > 0,
    complete: async (claim) => {
      await jobs.updateOne(held(claim), { $set: { status: 'done' }, $unset: { payload: 1 } });
    },
    retryAt: async (claim, runAt, error) => {
      await jobs.updateOne(held(claim), { $set: { runAt, leaseUntil: 0, lastError: error, unsettled: 0 } });
    },
    giveUp,
    sweep: async (until) => {
      await jobs.deleteMany(endedUntil(until));
    },
    count: async () => {
      const [waiting, failed] = await Promise.all(
        (['waiting', 'failed'] as const).map((status) => jobs.countDocuments({ status })),
      );
      return { waiting: waiting ?? 0, failed: failed ?? 0 };
    },
  };
};

/** A claim that was followed by another changes nothing any more. */
const held = ({ id, attempts }: JobClaim) => ({ _id: id, status: 'waiting' as const, attempts });

/** With the lanes, which are in the index before the time. */
const endedUntil = (until: Timestamp) => ({
  status: trusted({ $in: ['done', 'failed'] as const }),
  lane: trusted({ $in: [...JOB_LANES] }),
  runAt: trusted({ $lte: until }),
});

const toJob = (secrets: Secrets, { _id, payload, runAt, attempts, unsettled = 0 }: JobRecord): Job | null => {
  const job = payload === undefined ? null : openJob(secrets, payload);
  return job && { id: _id.toHexString(), ...job, runAt, attempts, unsettled };
};
