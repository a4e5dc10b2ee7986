import { type Clock, HOUR, type Timer } from '../kernel/index.ts';
import type { Job, JobKind, JobOf, JobPayload } from '../model/index.ts';
import type { JobLeases } from './job-leases.ts';
import type { JobQueue } from './job-queue.port.ts';
import { JOBS_AT_ONCE, type QueueName, termsOf } from './job-terms.rule.ts';

export type StopSignal = { readonly aborted: boolean };

/** A job whose handler rejects is retried. A handler must stop soon after `signal.aborted` becomes true. */
export type JobHandlers = {
  readonly [K in JobKind]: (payload: JobOf<K>, signal: StopSignal) => Promise<void>;
};

export type Deliveries = Pick<JobQueue, 'complete' | 'giveUp' | 'retryAt'>;

export type Deliverer = {
  /** @returns whether any jobs were due; if so, more may be due */
  next(signal: StopSignal): Promise<boolean>;
  idle(): Promise<void>;
};

type Needs = {
  readonly jobs: Deliveries;
  readonly leases: JobLeases;
  readonly handlers: JobHandlers;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly queue: QueueName;
  readonly onFailure: (job: Job, error: unknown) => void;
  readonly onGivenUp: (job: Job, lost: string, error: unknown) => void;
};

const LONGEST = 12 * HOUR;
const MAX_CRASHES = 5;

export const deliverDueJobs = (needs: Needs): Deliverer => {
  const { leases, queue, onFailure } = needs;
  const running = new Set<Promise<void>>();
  const start = (job: Job, signal: StopSignal) => {
    const work: Promise<void> = leases
      .hold(job, () => deliver(needs, job, signal))
      .catch((error: unknown) => onFailure(job, error))
      .finally(() => running.delete(work));
    running.add(work);
  };
  return {
    next: async (signal) => {
      if (running.size >= JOBS_AT_ONCE[queue]) await Promise.race(running);
      const due = await leases.claim(queue, JOBS_AT_ONCE[queue] - running.size);
      for (const job of due) start(job, signal);
      return due.length > 0;
    },
    idle: async () => {
      await Promise.all(running);
    },
  };
};

const deliver = async (needs: Needs, job: Job, signal: StopSignal): Promise<void> => {
  const { jobs, leases, handlers, timer, onFailure } = needs;
  if (job.unsettled > MAX_CRASHES) return failed(needs, job, new WorkersDied(job.unsettled - 1));
  const work = run(handlers, job.payload, signal);
  try {
    await within(work, termsOf(job.payload).limit, timer);
  } catch (error) {
    onFailure(job, error);
    if (error instanceof TookTooLong) {
      leases.reserve(job, work);
      work.then(() => jobs.complete(job)).catch(() => {});
    }
    return settled(() => failed(needs, job, error), timer);
  }
  await settled(() => jobs.complete(job), timer);
};

const run = async (handlers: JobHandlers, payload: JobPayload, signal: StopSignal): Promise<void> => {
  const handle = handlers[payload.kind] as (payload: JobPayload, signal: StopSignal) => Promise<void>;
  await handle(payload, signal);
};

const failed = async ({ jobs, clock, onGivenUp }: Needs, job: Job, error: unknown): Promise<void> => {
  const { maxTries, givenUp } = termsOf(job.payload);
  const hasDied = error instanceof WorkersDied;
  if (hasDied || (maxTries !== null && job.attempts >= maxTries)) onGivenUp(job, givenUp, error);
  if (maxTries !== null && (hasDied || job.attempts >= maxTries)) return jobs.giveUp(job, kindOf(error));
  const wait = hasDied ? LONGEST : waitAfter(job, error);
  return jobs.retryAt(job, clock() + wait, kindOf(error));
};

/** Stores only the error's name, because its message may name a person. The log has the message. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

const waitAfter = ({ attempts }: Job, error: unknown): number => {
  const asked = error instanceof RetryLater ? error.retryAfter : null;
  return Math.max(retryDelay(attempts), Math.min(asked ?? 0, LONGEST));
};

/** Milliseconds: 5 s, 10 s, 20 s … up to 12 h. */
export const retryDelay = (attempts: number): number => Math.min(5_000 * 2 ** (attempts - 1), LONGEST);

const within = async (work: Promise<void>, limit: number, timer: Timer): Promise<void> => {
  let cancel = () => {};
  const over = new Promise<never>((_, reject) => {
    cancel = timer(limit, () => reject(new TookTooLong(`Not done after ${limit / 1_000} s`)));
  });
  try {
    await Promise.race([work, over]);
  } finally {
    cancel();
  }
};

const settled = async (settle: () => Promise<void>, timer: Timer): Promise<void> => {
  for (let wait = 1_000; wait <= 16_000; wait *= 2) {
    try {
      return await settle();
    } catch {
      await new Promise<void>((resolve) => timer(wait, resolve));
    }
  }
  await settle();
};

class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

class WorkersDied extends Error {
  override readonly name = 'WorkersDied';

  constructor(workers: number) {
    super(`${workers} workers in a row crashed while running this job`);
  }
}

export class RetryLater extends Error {
  override readonly name = 'RetryLater';
  /** Milliseconds; null if the remote service did not say when to retry. */
  readonly retryAfter: number | null;
  readonly needsOperator: boolean;

  constructor(
    message: string,
    { retryAfter = null, needsOperator = false }: { retryAfter?: number | null; needsOperator?: boolean } = {},
  ) {
    super(message);
    this.retryAfter = retryAfter;
    this.needsOperator = needsOperator;
  }
}
