import type { Timestamp } from '../model/ids.ts';
import type { Job, JobLane, JobPayload } from '../model/job.ts';
import type { Clock } from '../ports/clock.ts';
import type { JobQueue } from '../ports/job-queue.ts';

/** Does one kind of work; rejects when it is to be tried again. */
export type JobHandlers = {
  readonly [K in JobPayload['kind']]: (payload: Extract<JobPayload, { kind: K }>) => Promise<void>;
};

/** What delivering needs of the queue. */
export type Deliveries = Omit<JobQueue, 'count' | 'enqueue' | 'sweep'>;

const LEASE = 60_000;
/** The longest wait between two tries, in milliseconds. */
const LONGEST = 12 * 3_600_000;
/** About three days of tries. */
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
    lane,
    batch,
    onFailure,
  }: {
    jobs: Deliveries;
    handlers: JobHandlers;
    clock: Clock;
    lane: JobLane;
    /** How many are worked on at once: few, so that none waits out its lease. */
    batch: number;
    onFailure: (job: Job, error: unknown) => void;
  }) =>
  async (): Promise<number> => {
    const now = clock();
    const due = await jobs.claim(now, now + LEASE, batch, lane);
    await Promise.all(
      due.map(async (job) => {
        try {
          await run(handlers, job.payload);
          await jobs.complete(job.id);
        } catch (error) {
          onFailure(job, error);
          await putBack(jobs, job, clock(), error);
        }
      }),
    );
    return due.length;
  };

const run = (handlers: JobHandlers, payload: JobPayload): Promise<void> => {
  switch (payload.kind) {
    case 'mail':
      return handlers.mail(payload);
    case 'mail-link':
      return handlers['mail-link'](payload);
    case 'erase-member':
      return handlers['erase-member'](payload);
    case 'conflict-revealed':
      return handlers['conflict-revealed'](payload);
    case 'alert':
      return handlers.alert(payload);
    case 'push':
      return handlers.push(payload);
    case 'plan-digests':
      return handlers['plan-digests'](payload);
    case 'weekly-digest':
      return handlers['weekly-digest'](payload);
  }
};

const putBack = (jobs: Pick<JobQueue, 'giveUp' | 'retryAt'>, job: Job, now: Timestamp, error: unknown) => {
  if (job.attempts >= MAX_ATTEMPTS && !isOwed(job.payload)) return jobs.giveUp(job.id, String(error));
  const asked = error instanceof RetryLater ? error.retryAfter : null;
  return jobs.retryAt(job.id, now + Math.max(retryDelay(job.attempts), Math.min(asked ?? 0, LONGEST)), String(error));
};

/** Never given up: a deleted member was promised that nothing is left, and nothing would put this in a second time. */
const isOwed = ({ kind }: JobPayload): boolean => kind === 'erase-member';

/** 5 s, 10 s, 20 s … up to 12 h. */
export const retryDelay = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), LONGEST);

/** Work that could not be done yet. */
export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** Milliseconds that the other side asks us to wait; null where it says nothing. */
  readonly retryAfter: number | null;
  /** The operator has to act before it can succeed. */
  readonly isLoud: boolean;

  constructor(
    message: string,
    { retryAfter = null, isLoud = false }: { retryAfter?: number | null; isLoud?: boolean } = {},
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.isLoud = isLoud;
  }
}
