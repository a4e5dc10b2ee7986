import {
  createJobLeases,
  type Deliverer,
  deliverDueJobs,
  type JobHandlers,
  QUEUE_NAMES,
  type QueueName,
  RetryLater,
} from '@twosides/domain/jobs';
import type { Clock, Timer } from '@twosides/domain/kernel';
import type { Job } from '@twosides/domain/model';
import type { Logger } from 'pino';
import type { Stores } from '../adapters/stores.ts';
import type { Work } from './worker.ts';

/** Milliseconds between polls. A process runs its own new jobs without waiting for a poll. */
const POLL_EVERY: Readonly<Record<QueueName, number>> = {
  urgent: 500,
  news: 1_000,
  bulk: 1_000,
  upkeep: 1_000,
  push: 1_000,
};

export const queueWork = (
  { jobs, onJob }: Pick<Stores, 'jobs' | 'onJob'>,
  handlers: JobHandlers,
  clock: Clock,
  log: Logger,
  every: number | null,
): readonly Work[] => {
  const leases = createJobLeases({ jobs, clock, timer });
  const onFailure = (job: Job, error: unknown) =>
    log[error instanceof RetryLater && error.needsOperator ? 'error' : 'warn'](
      { ...named(job), err: String(error) },
      'job failed',
    );
  const onGivenUp = (job: Job, lost: string, error: unknown) =>
    log.error({ ...named(job), err: String(error), lost }, 'job given up');
  return QUEUE_NAMES.map((queue) => {
    const needs = { jobs, leases, handlers, clock, timer, queue, onFailure, onGivenUp };
    const deliverer: Deliverer = deliverDueJobs(needs);
    return {
      name: `delivering jobs (${queue})`,
      every: every ?? POLL_EVERY[queue],
      run: deliverer.next,
      idle: deliverer.idle,
      wakes: (wake) =>
        onJob((filled, runAt) => {
          if (filled === queue && runAt <= clock()) wake();
        }),
    };
  });
};

const named = ({ id, payload, attempts }: Job) => ({ job: id, kind: payload.kind, attempts });

const timer: Timer = (milliseconds, run) => {
  const timeout = setTimeout(run, milliseconds);
  return () => clearTimeout(timeout);
};
