import { laneOf } from '@twosides/domain/jobs';
import type { Secrets } from '@twosides/domain/kernel';
import type { NewJob } from '@twosides/domain/model';
import { type ClientSession, Types } from 'mongoose';
import { sealedJob } from '../../sealed-job.ts';
import type { Models } from '../models/models.ts';

/** Puts jobs in as part of the transaction that causes them. A key that is known is left alone. */
export const enqueueJobs = async (
  { jobs }: Pick<Models, 'jobs'>,
  secrets: Secrets,
  added: readonly NewJob[],
  session: ClientSession,
): Promise<void> => {
  if (added.length === 0) return;
  await jobs.bulkWrite(
    added.map((job) => {
      const { key, sealed } = sealedJob(secrets, job);
      return {
        updateOne: {
          filter: { key },
          // The id is made here: ids of one process grow, so that jobs of the same moment keep their order.
          update: {
            $setOnInsert: {
              _id: new Types.ObjectId(),
              lane: laneOf(job.payload),
              payload: sealed,
              runAt: job.runAt,
              status: 'waiting',
              leaseUntil: 0,
              attempts: 0,
            },
          },
          upsert: true,
        },
      };
    }),
    { session },
  );
};
