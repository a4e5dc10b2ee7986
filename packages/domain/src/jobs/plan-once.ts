import type { Clock, Timestamp } from '../kernel/index.ts';
import type { NewJob } from '../model/index.ts';
import type { JobQueue } from './job-queue.port.ts';

/** Enqueues one job in each period. The job needs a key of its period, because other processes enqueue it too. */
export const planOnce =
  (periodOf: (now: Timestamp) => number, jobOf: (period: number, now: Timestamp) => NewJob) =>
  ({ jobs, clock }: { jobs: Pick<JobQueue, 'enqueue'>; clock: Clock }) => {
    let planned: number | null = null;
    return async (): Promise<void> => {
      const now = clock();
      const period = periodOf(now);
      if (period === planned) return;
      await jobs.enqueue([jobOf(period, now)]);
      planned = period;
    };
  };
