import { JOB_KINDS } from '@twosides/domain/contract';
import { queueOf } from '@twosides/domain/jobs';
import { tellOfJob } from '../../jobs-put-in.ts';
import { sealedJob } from '../../sealed-job.ts';
import type { WriteHandlers } from '../kernel/write-handlers.ts';

export const jobWrites = {
  'enqueue-job': ({ database, secrets }, { job }) => {
    const { key, sealed } = sealedJob(secrets, job);
    const queue = queueOf(JOB_KINDS, job.payload);
    database.run(
      'INSERT INTO jobs (key, queue, payload, run_at, due_at) VALUES (?, ?, ?, ?, ?) ON CONFLICT (key) DO NOTHING',
      key,
      queue,
      sealed,
      job.runAt,
      job.runAt,
    );
    database.whenStored(() => tellOfJob(database, queue, job.runAt));
  },
} satisfies Partial<WriteHandlers>;
