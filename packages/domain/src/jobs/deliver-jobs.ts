import type { Clock, Timer } from '../kernel/clock.port.ts';
import { HOUR } from '../kernel/time.ts';
import type { Job, JobPayload } from '../model/job.ts';
import type { JobHands } from './job-hands.ts';
import type { JobQueue } from './job-queue.port.ts';
import { JOBS_AT_ONCE, type JobKinds, type QueueName, termsOf } from './job-terms.rule.ts';
import type { StopSignal } from './stop-signal.port.ts';

/** Does one kind of work; rejects when it is to be tried again. What takes long ends soon after the signal. */
export type JobHandlers = {
  readonly [K in JobPayload['kind']]: (payload: Extract<JobPayload, { kind: K }>, signal: StopSignal) => Promise<void>;
};

/** What delivering needs of the queue. */
export type Deliveries = Pick<JobQueue, 'complete' | 'giveUp' | 'retryAt'>;

/** The jobs of one queue, in this process. */
export type Deliverer = {
  /** Begins what is due and what there is room for. @returns whether there may be more at once */
  next(signal: StopSignal): Promise<boolean>;
  /** Resolves when nothing is under way. */
  idle(): Promise<void>;
};

type Needs = {
  readonly jobs: Deliveries;
  /** Shared by all who deliver in this process. */
  readonly hands: JobHands;
  readonly handlers: JobHandlers;
  readonly kinds: JobKinds;
  readonly clock: Clock;
  readonly timer: Timer;
  readonly queue: QueueName;
  readonly onFailure: (job: Job, error: unknown) => void;
  /** @param lost what that means */
  readonly onGivenUp: (job: Job, lost: string, error: unknown) => void;
};

/** The longest wait between two tries, in milliseconds. */
const LONGEST = 12 * HOUR;
/** So many workers may end with the job in their hands, before it is taken to be what ends them. */
const DEATHS = 5;

/** Works off the jobs of a queue that are due, each on its own: one that fails waits and is tried again. */
export const deliverDueJobs = (needs: Needs): Deliverer => {
  const { hands, queue, onFailure } = needs;
  const running = new Set<Promise<void>>();
  const start = (job: Job, signal: StopSignal) => {
    const work: Promise<void> = hands
      .hold(job, () => deliver(needs, job, signal))
      // Not even what became of it could be said: it is due again when its lease has run out.
      .catch((error: unknown) => onFailure(job, error))
      .finally(() => running.delete(work));
    running.add(work);
  };
  return {
    next: async (signal) => {
      if (running.size >= JOBS_AT_ONCE[queue]) await Promise.race(running);
      const due = await hands.claim(queue, JOBS_AT_ONCE[queue] - running.size);
      for (const job of due) start(job, signal);
      return due.length > 0;
    },
    idle: async () => {
      await Promise.all(running);
    },
  };
};

const deliver = async (needs: Needs, job: Job, signal: StopSignal): Promise<void> => {
  const { jobs, hands, handlers, kinds, timer, onFailure } = needs;
  if (job.unsettled > DEATHS) return failed(needs, job, new WorkersDied(job.unsettled - 1));
  const work = run(handlers, job.payload, signal);
  try {
    await within(work, termsOf(kinds, job.payload).limit, timer);
  } catch (error) {
    onFailure(job, error);
    if (error instanceof TookTooLong) {
      hands.keepOut(job, work);
      // Done after all: it need not be done again.
      work.then(() => jobs.complete(job)).catch(() => {});
    }
    return settled(() => failed(needs, job, error), timer);
  }
  // What was done must not be done again because the database was away for a moment.
  await settled(() => jobs.complete(job), timer);
};

const run = async (handlers: JobHandlers, payload: JobPayload, signal: StopSignal): Promise<void> => {
  const handle = handlers[payload.kind] as (payload: JobPayload, signal: StopSignal) => Promise<void>;
  await handle(payload, signal);
};

const failed = async ({ jobs, kinds, clock, onGivenUp }: Needs, job: Job, error: unknown): Promise<void> => {
  const { timeout, givenUp } = termsOf(kinds, job.payload);
  const hasDied = error instanceof WorkersDied;
  if (hasDied || (timeout !== null && job.attempts >= timeout)) onGivenUp(job, givenUp, error);
  if (timeout !== null && (hasDied || job.attempts >= timeout)) return jobs.giveUp(job, kindOf(error));
  // What is owed is never given up: what ends its workers is met twice a day at most.
  const wait = hasDied ? LONGEST : waitAfter(job, error);
  return jobs.retryAt(job, clock() + wait, kindOf(error));
};

/** What of an error is stored: its message may name who was to be told, and the log has it. */
const kindOf = (error: unknown): string => (error instanceof Error ? error.name : 'Error');

const waitAfter = ({ attempts }: Job, error: unknown): number => {
  const asked = error instanceof RetryLater ? error.retryAfter : null;
  return Math.max(retryDelay(attempts), Math.min(asked ?? 0, LONGEST));
};

/** 5 s, 10 s, 20 s … up to 12 h. */
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

/** Says what became of a job, a few times over half a minute where the database is away. */
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

/** A try that took longer than its kind may. */
class TookTooLong extends Error {
  override readonly name = 'TookTooLong';
}

/** Nobody who took the job has lived to say what became of it. */
class WorkersDied extends Error {
  override readonly name = 'WorkersDied';

  constructor(workers: number) {
    super(`${workers} workers in a row ended with it in their hands`);
  }
}

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
