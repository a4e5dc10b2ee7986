import { queueOf } from '@twosides/domain/jobs';
import { Types } from 'mongoose';
import { describeJob } from '../../jobs-put-in.ts';
import { sealedJob } from '../../sealed-job.ts';
import { whenStored } from '../kernel/transaction.ts';
import type { BatchHandlers } from '../kernel/write-handlers.ts';

export const jobWrites = {
  'enqueue-job': (batch, { job }, { models, secrets }) => {
    const { key, sealed } = sealedJob(secrets, job);
    const queue = queueOf(job.payload);
    batch.upsert(
      models.jobs,
      { key },
      {
        orInsert: {
          _id: new Types.ObjectId(),
          queue,
          payload: sealed,
          runAt: job.runAt,
          dueAt: job.runAt,
          status: 'waiting',
          attempts: 0,
        },
      },
    );
    whenStored(() => describeJob(models.jobs.db, queue, job.runAt));
  },
} satisfies Partial<BatchHandlers>;
