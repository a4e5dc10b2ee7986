import { describe, expect, test, vi } from 'vitest';
import { HOUR, MINUTE } from '../kernel/time.ts';
import type { Job, JobClaim } from '../model/job.ts';
import { AUTHOR, aConflict, NOON } from '../test-support/records.ts';
import { type Deliveries, deliverDueJobs, type JobHandlers, retryDelay } from './deliver-jobs.ts';
import { createJobLeases } from './job-leases.ts';
import type { JobQueue } from './job-queue.port.ts';

const mailTo = (to: string): Job => ({
  id: to,
  key: `mail:already-registered:${to}`,
  payload: { kind: 'mail', mail: { template: 'already-registered', to } },
  runAt: NOON,
  attempts: 0,
  unsettled: 0,
});
const erasure: Job = {
  ...mailTo('erasure'),
  payload: { kind: 'erase-member', memberId: AUTHOR, conflicts: 'leave' },
};

type Queue = Deliveries & Pick<JobQueue, 'claim' | 'renew'>;

const queueOf = (...jobs: Job[]) => {
  const waiting = new Map(jobs.map((job) => [job.id, job]));
  const fate = new Map<string, string>();
  const ours = ({ id, attempts }: JobClaim) => waiting.get(id)?.attempts === attempts;
  const queue: Queue = {
    claim: async (now, leaseUntil, limit, _queue, inHand = []) => {
      const due = [...waiting.values()].filter((job) => job.runAt <= now && !inHand.includes(job.id)).slice(0, limit);
      const claimed = due.map((job) => ({ ...job, attempts: job.attempts + 1, unsettled: job.unsettled + 1 }));
      for (const job of claimed) waiting.set(job.id, { ...job, runAt: leaseUntil });
      return claimed;
    },
    renew: async (claim) => ours(claim),
    complete: async (claim) => {
      if (!ours(claim)) return;
      waiting.delete(claim.id);
      fate.set(claim.id, 'done');
    },
    retryAt: async (claim, runAt, error) => {
      const job = waiting.get(claim.id);
      if (!job || !ours(claim)) return;
      waiting.set(claim.id, { ...job, runAt, unsettled: 0 });
      fate.set(claim.id, error);
    },
    giveUp: async (claim, error) => {
      if (!ours(claim)) return;
      waiting.delete(claim.id);
      fate.set(claim.id, `given up: ${error}`);
    },
  };
  return { queue, fate, nextRun: () => Math.min(...[...waiting.values()].map((job) => job.runAt)) };
};

const HANDLERS: Partial<JobHandlers> = {
  mail: async ({ mail }) => {
    if (mail.to === 'fails@example.org') throw new Error('no connection');
  },
  'erase-member': async () => {},
  'conflict-revealed': async () => {},
};

const aWorker = (queue: Queue, handlers: Partial<JobHandlers> = {}) => {
  let now = NOON;
  const told: string[] = [];
  const timers = new Map<() => unknown, number>();
  const clock = () => now;
  const timer = (milliseconds: number, run: () => unknown) => {
    timers.set(run, milliseconds);
    return () => void timers.delete(run);
  };
  const worker = deliverDueJobs({
    jobs: queue,
    leases: createJobLeases({ jobs: queue, clock, timer }),
    handlers: { ...HANDLERS, ...handlers } as JobHandlers,
    clock,
    timer,
    queue: 'urgent',
    onFailure: (job, error) => told.push(`${job.id} failed: ${error}`),
    onGivenUp: (job, lost) => told.push(`${job.id}: ${lost}`),
  });
  const next = () => worker.next({ aborted: false });
  return {
    next,
    idle: worker.idle,
    told,
    work: async () => {
      const hasMore = await next();
      await worker.idle();
      return hasMore;
    },
    moveTo: (moment: number) => {
      now = Math.max(now, moment);
    },
    now: clock,
    ring: (milliseconds: number) => {
      for (const [run, length] of [...timers]) if (length === milliseconds && timers.delete(run)) run();
    },
    timers: () => [...timers.values()],
  };
};

test('a failed job waits 5 s, then twice as long each time, up to 12 h', () => {
  const seconds = [5, 10, 20, 40, 20_480, 40_960, 12 * 3_600, 12 * 3_600];
  expect([1, 2, 3, 4, 13, 14, 15, 100].map(retryDelay)).toEqual(seconds.map((each) => 1_000 * each));
});

describe('running due jobs', () => {
  test('runs each independently: a failed one is put back, the others finish', async () => {
    const reveal: Job = {
      ...mailTo('reveal'),
      payload: { kind: 'conflict-revealed', conflictId: aConflict().id, authorId: AUTHOR },
    };
    const { queue, fate, nextRun } = queueOf(mailTo('fails@example.org'), mailTo('ana@example.org'), reveal);
    const worker = aWorker(queue);
    expect(await worker.work()).toBe(true);
    const done = { 'ana@example.org': 'done', reveal: 'done' };
    expect(Object.fromEntries(fate)).toEqual({ ...done, 'fails@example.org': 'Error' });
    expect([nextRun(), worker.told]).toEqual([NOON + 5_000, ['fails@example.org failed: Error: no connection']]);
  });

  test('starts others while a slow one runs', async () => {
    const { queue, fate } = queueOf(...['slow', 'a', 'b', 'c', 'd', 'e'].map(mailTo));
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const worker = aWorker(queue, { mail: ({ mail }) => (mail.to === 'slow' ? answered : Promise.resolve()) });
    expect([await worker.next(), await worker.next(), await worker.next()]).toEqual([true, true, false]);
    expect([...fate.keys()].sort()).toEqual(['a', 'b', 'c', 'd', 'e']);
    answer();
    await worker.idle();
    expect(fate.get('slow')).toBe('done');
  });

  test('retries a failing job for about three days, then gives up and reports what is lost', async () => {
    const { queue, fate, nextRun } = queueOf(mailTo('fails@example.org'));
    const worker = aWorker(queue);
    while (Number.isFinite(nextRun())) {
      worker.moveTo(nextRun());
      await worker.work();
    }
    expect(fate.get('fails@example.org')).toBe('given up: Error');
    const days = (worker.now() - NOON) / (24 * HOUR);
    expect([days > 2.5, days < 3.5]).toEqual([true, true]);
    expect(worker.told.at(-1)).toMatch(/^fails@example\.org: a mail was not sent/);
  });

  test('gives up on a job that keeps killing its worker', async () => {
    const { queue, fate } = queueOf({ ...mailTo('kills@example.org'), attempts: 5, unsettled: 5 });
    const worker = aWorker(queue, { mail: async () => expect.fail('It was tried once more.') });
    await worker.work();
    expect(fate.get('kills@example.org')).toBe('given up: WorkersDied');
    expect(worker.told).toEqual([expect.stringMatching(/^kills@example\.org: a mail was not sent/)]);
  });

  test('retries a job whose workers died a few times, or that failed often', async () => {
    const { queue, fate } = queueOf(
      { ...mailTo('a@example.org'), attempts: 4, unsettled: 4 },
      { ...mailTo('b@example.org'), attempts: 15, unsettled: 0 },
    );
    await aWorker(queue).work();
    expect(Object.fromEntries(fate)).toEqual({ 'a@example.org': 'done', 'b@example.org': 'done' });
  });

  test('never gives up erasing a deleted account', async () => {
    const away = () => Promise.reject(new Error('no connection'));
    const failing = queueOf({ ...erasure, attempts: 500 });
    await aWorker(failing.queue, { 'erase-member': away }).work();
    expect([failing.fate.get('erasure'), failing.nextRun()]).toEqual(['Error', NOON + 12 * HOUR]);
    const killing = queueOf({ ...erasure, attempts: 5, unsettled: 5 });
    const worker = aWorker(killing.queue);
    await worker.work();
    expect(killing.nextRun()).toBe(NOON + 12 * HOUR);
    expect(worker.told).toEqual(['erasure: a deleted member’s data is still stored']);
  });

  test('puts back a job that does not end and frees its slot, without claiming it again while it runs', async () => {
    const { queue, fate, nextRun } = queueOf(mailTo('hangs@example.org'));
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const mail = vi.fn(() => answered);
    const worker = aWorker(queue, { mail });
    await worker.next();
    worker.ring(60_000);
    await worker.idle();
    expect([fate.get('hangs@example.org'), nextRun()]).toEqual(['TookTooLong', NOON + 5_000]);
    worker.moveTo(NOON + HOUR);
    expect(await worker.work()).toBe(false);
    answer();
    await answered;
    await Promise.resolve();
    expect([await worker.work(), fate.get('hangs@example.org')]).toEqual([false, 'done']);
    expect(mail).toHaveBeenCalledTimes(1);
  });

  test('marks a finished job as done once the database is back, without running it again', async () => {
    const { queue, fate } = queueOf(mailTo('ana@example.org'));
    let isAway = true;
    const complete: Queue['complete'] = async (claim) => {
      if (isAway) throw new Error('connection lost');
      await queue.complete(claim);
    };
    const mail = vi.fn(async () => {});
    const worker = aWorker({ ...queue, complete }, { mail });
    await worker.next();
    await expect.poll(worker.timers).toContain(1_000);
    isAway = false;
    worker.ring(1_000);
    await worker.idle();
    expect(mail).toHaveBeenCalledTimes(1);
    expect([fate.get('ana@example.org'), worker.told]).toEqual(['done', []]);
  });
});

describe('the lease of a running job', () => {
  const aSlowJob = async (renew: () => Promise<boolean>) => {
    const { queue } = queueOf(mailTo('slow@example.org'));
    const renewedUntil: number[] = [];
    const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
    const renewing = {
      ...queue,
      renew: (_claim: JobClaim, leaseUntil: number) => {
        renewedUntil.push(leaseUntil);
        return renew();
      },
    };
    const worker = aWorker(renewing, { mail: () => answered });
    await worker.next();
    const ring = async () => {
      worker.moveTo(worker.now() + MINUTE / 3);
      worker.ring(MINUTE / 3);
      await new Promise(setImmediate);
    };
    const isRenewing = () => worker.timers().includes(MINUTE / 3);
    return { worker, answer, ring, isRenewing, renewedUntil };
  };

  test('is renewed three times before it expires, until the job ends', async () => {
    const { worker, answer, ring, isRenewing, renewedUntil } = await aSlowJob(async () => true);
    for (let turn = 0; turn < 3; turn++) await ring();
    expect(renewedUntil).toEqual([1, 2, 3].map((turn) => NOON + MINUTE + turn * (MINUTE / 3)));
    expect(isRenewing()).toBe(true);
    answer();
    await worker.idle();
    expect(worker.timers()).toEqual([]);
  });

  test('is renewed again after a failure, and given up if another process took it', async () => {
    const answers = [() => Promise.reject(new Error('no connection')), async () => true];
    const { ring, isRenewing, renewedUntil } = await aSlowJob(() => (answers.shift() ?? (async () => false))());
    for (let turn = 0; turn < 3; turn++) await ring();
    expect([renewedUntil.length, isRenewing()]).toEqual([3, false]);
  });
});
