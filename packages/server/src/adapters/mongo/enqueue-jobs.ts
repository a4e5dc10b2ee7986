import type { NewJob } from '@twosides/domain';
import { laneOf } from '@twosides/domain';
import { type ClientSession, Types } from 'mongoose';
import type { Models } from './models/models.ts';

/** Puts jobs in as part of the transaction that causes them. A key that is known is left alone. */
export const enqueueJobs = async (
  { jobs }: Pick<Models, 'jobs'>,
  added: readonly NewJob[],
  session: ClientSession,
): Promise<void> => {
  if (added.length === 0) return;
  await jobs.bulkWrite(
    added.map(({ key, payload, runAt }) => ({
      updateOne: {
        filter: { key },
        // The id is made here: ids of one process grow, so that jobs of the same moment keep their order.
        update: {
          $setOnInsert: {
            _id: new Types.ObjectId(),
            lane: laneOf(payload),
            payload,
            runAt,
            status: 'waiting',
            leaseUntil: 0,
            attempts: 0,
          },
        },
        upsert: true,
      },
    })),
    { session },
  );
};
