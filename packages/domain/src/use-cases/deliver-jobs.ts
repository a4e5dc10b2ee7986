import type { Timestamp } from '../model/ids.ts';
import type { Job, JobPayload } from '../model/job.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobQueue } from '../ports/job-queue.ts';

/** Does one kind of work; rejects when it is to be tried again. */
export type JobHandlers = {
  readonly [K in JobPayload['kind']]: (payload: Extract<JobPayload, { kind: K }>) => Promise<void>;
};

/** What delivering needs of the queue. */
export type Deliveries = Omit<JobQueue, 'count' | 'enqueue'>;

const LEASE = 60_000;
/** No more than are worked on at once, so that none waits out its lease. */
const BATCH = 5;
/** Tried for about three days. */
const MAX_ATTEMPTS = 19;

/**
 * Works off the jobs that are due, each on its own: one that fails waits and is tried again.
 * @returns how many were taken
 */
export const deliverDueJobs =
  ({
    jobs,
    handlers,
    clock,
    onFailure,
  }: {
    jobs: Deliveries;
    handlers: JobHandlers;
    clock: Clock;
    onFailure: (job: Job, error: unknown) => void;
  }) =>
  async (): Promise<number> => {
    const now = clock();
    const due = await jobs.claim(now, now + LEASE, BATCH);
    await Promise.all(
      due.map(async (job) => {
        try {
          await run(handlers, job.payload);
          await jobs.complete(job.id);
        } catch (error) {
          onFailure(job, error);
          await putBack(jobs, job, clock(), String(error));
        }
      }),
    );
    return due.length;
  };

const run = (handlers: JobHandlers, payload: JobPayload): Promise<void> => {
  switch (payload.kind) {
    case 'mail':
      return handlers.mail(payload);
    case 'erase-member':
      return handlers['erase-member'](payload);
    case 'conflict-revealed':
      return handlers['conflict-revealed'](payload);
    case 'alert':
      return handlers.alert(payload);
    case 'plan-digests':
      return handlers['plan-digests'](payload);
    case 'weekly-digest':
      return handlers['weekly-digest'](payload);
  }
};

const putBack = (jobs: Pick<JobQueue, 'giveUp' | 'retryAt'>, job: Job, now: Timestamp, error: string) =>
  job.attempts >= MAX_ATTEMPTS
    ? jobs.giveUp(job.id, error)
    : jobs.retryAt(job.id, now + retryDelay(job.attempts), error);

/** 5 s, 10 s, 20 s … up to 12 h. */
export const retryDelay = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), 12 * 3_600_000);
