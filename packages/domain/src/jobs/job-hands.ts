import type { Clock, Timer } from '../kernel/clock.port.ts';
import type { Job, JobClaim } from '../model/job.ts';
import type { JobQueue } from './job-queue.port.ts';
import { type JobKinds, leaseIn, type QueueName, termsOf } from './job-terms.rule.ts';

/** The jobs that one process works on. */
export type JobHands = {
  /** Takes jobs that are due and that this process does not work on already. */
  claim(queue: QueueName, limit: number): Promise<readonly Job[]>;
  /** Runs the work on a claimed job, and keeps the job from other processes for as long as it goes on. */
  hold(job: Job, work: () => Promise<void>): Promise<void>;
  /** Keeps this process from claiming the job until something has ended that nobody waits for any more. */
  keepOut(claim: JobClaim, until: Promise<unknown>): void;
};

type Needs = {
  readonly jobs: Pick<JobQueue, 'claim' | 'renew'>;
  readonly kinds: JobKinds;
  readonly clock: Clock;
  readonly timer: Timer;
};

/**
 * A lease runs by the clock of the day, which may jump, while the work goes on: so this process never claims what it
 * holds, and tells the others again and again that it lives. All workers of a process share one of these.
 */
export const createJobHands = ({ jobs, kinds, clock, timer }: Needs): JobHands => {
  const held = new Map<string, number>();
  let lastClaim: Promise<unknown> = Promise.resolve();
  const take = ({ id }: JobClaim) => held.set(id, (held.get(id) ?? 0) + 1);
  const letGo = ({ id }: JobClaim) => {
    const others = (held.get(id) ?? 1) - 1;
    if (others > 0) held.set(id, others);
    else held.delete(id);
  };

  const claimNow = async (queue: QueueName, limit: number) => {
    const now = clock();
    const claimed = await jobs.claim(now, now + leaseIn(kinds, queue), limit, queue, [...held.keys()]);
    for (const job of claimed) take(job);
    return claimed;
  };

  return {
    claim: (queue, limit) => {
      // One after the other: what a claim under way is about to take is not in hand yet.
      const claimed = lastClaim.then(() => claimNow(queue, limit));
      lastClaim = claimed.catch(() => {});
      return claimed;
    },
    hold: async (job, work) => {
      const { lease } = termsOf(kinds, job.payload);
      const renew = () => jobs.renew(job, clock() + lease);
      const rest = keepAlive(renew, lease, timer);
      try {
        await work();
      } finally {
        rest();
        letGo(job);
      }
    },
    keepOut: (claim, until) => {
      take(claim);
      const ended = () => letGo(claim);
      until.then(ended, ended);
    },
  };
};

/**
 * Renews a lease three times before it would run out, until it is let go or lost. A renewal that fails is tried at the
 * next turn.
 */
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
