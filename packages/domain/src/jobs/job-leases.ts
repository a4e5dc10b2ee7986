import type { Clock, Timer } from '../kernel/index.ts';
import type { Job, JobClaim } from '../model/index.ts';
import type { JobQueue } from './job-queue.port.ts';
import { leaseIn, type QueueName, termsOf } from './job-terms.rule.ts';

export type JobLeases = {
  claim(queue: QueueName, limit: number): Promise<readonly Job[]>;
  hold(job: Job, work: () => Promise<void>): Promise<void>;
  /** Keeps this process from claiming the job again before `until` settles. */
  reserve(claim: JobClaim, until: Promise<unknown>): void;
};

type Needs = {
  readonly jobs: Pick<JobQueue, 'claim' | 'renew'>;
  readonly clock: Clock;
  readonly timer: Timer;
};

/** Create only one per process, because it remembers which jobs the process is working on. */
export const createJobLeases = ({ jobs, clock, timer }: Needs): JobLeases => {
  const held = new Map<string, number>();
  let lastClaim: Promise<unknown> = Promise.resolve();
  const take = ({ id }: JobClaim) => held.set(id, (held.get(id) ?? 0) + 1);
  const release = ({ id }: JobClaim) => {
    const others = (held.get(id) ?? 1) - 1;
    if (others > 0) held.set(id, others);
    else held.delete(id);
  };

  const claimNow = async (queue: QueueName, limit: number) => {
    const now = clock();
    const claimed = await jobs.claim(now, now + leaseIn(queue), limit, queue, [...held.keys()]);
    for (const job of claimed) take(job);
    return claimed;
  };

  return {
    claim: (queue, limit) => {
      // Runs one claim at a time, because `held` must contain the jobs of one claim before the next claim starts.
      const claimed = lastClaim.then(() => claimNow(queue, limit));
      lastClaim = claimed.catch(() => {});
      return claimed;
    },
    hold: async (job, work) => {
      const { lease } = termsOf(job.payload);
      const renew = () => jobs.renew(job, clock() + lease);
      const stopRenewing = keepAlive(renew, lease, timer);
      try {
        await work();
      } finally {
        stopRenewing();
        release(job);
      }
    },
    reserve: (claim, until) => {
      take(claim);
      const ended = () => release(claim);
      until.then(ended, ended);
    },
  };
};

const keepAlive = (renew: () => Promise<boolean>, lease: number, timer: Timer): (() => void) => {
  let cancel = () => {};
  let isOver = false;
  const beat = () => {
    cancel = timer(lease / 3, async () => {
      const isOurs = await renew().catch(() => true);
      if (isOurs && !isOver) beat();
    });
  };
  beat();
  return () => {
    isOver = true;
    cancel();
  };
};
