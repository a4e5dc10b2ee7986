import { expect, test } from 'vitest';
import type { Timer } from '../kernel/kernel.port.ts';
import { HOUR, MINUTE } from '../kernel/time.ts';
import type { Job, JobClaim } from '../model/job.ts';
import { NOON } from '../test-support/records.ts';
import { deliverDueJobs, type JobHandlers } from './deliver-jobs.ts';
import { createJobHands } from './job-hands.ts';

const JOB: Job = {
  id: 'slow',
  key: 'mail:slow',
  payload: { kind: 'mail', mail: { template: 'already-registered', to: 'slow@example.org' } },
  runAt: NOON,
  attempts: 0,
  unsettled: 0,
};

const aProcess = ({ renew = async () => true }: { renew?: () => Promise<boolean> } = {}) => {
  let now = NOON;
  let attempts = 0;
  let dueAt: number | null = NOON;
  let sent = 0;
  const renewedUntil: number[] = [];
  const timers: { readonly at: number; readonly run: Parameters<Timer>[1] }[] = [];
  let answer = () => {};
  const answered = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const settle = async (claim: JobClaim) => {
    if (claim.attempts === attempts) dueAt = null;
  };
  const jobs = {
    claim: async (at: number, leaseUntil: number, _limit: number, _queue: string, inHand: readonly string[] = []) => {
      if (dueAt === null || dueAt > at || inHand.includes(JOB.id)) return [];
      dueAt = leaseUntil;
      attempts += 1;
      return [{ ...JOB, attempts, unsettled: 1 }];
    },
    renew: (_claim: JobClaim, leaseUntil: number) => {
      renewedUntil.push(leaseUntil);
      return renew();
    },
    complete: settle,
    giveUp: settle,
    retryAt: settle,
  };
  const handlers = {
    mail: () => {
      sent += 1;
      return answered;
    },
  } as unknown as JobHandlers;
  const clock = () => now;
  const hands = createJobHands({
    jobs,
    clock,
    timer: (milliseconds, run) => {
      const timer = { at: milliseconds, run };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
  });
  const ignore = () => {};
  const patient = () => ignore;
  const needs = {
    jobs,
    hands,
    handlers,
    clock,
    timer: patient,
    onFailure: ignore,
    onGivenUp: ignore,
  };
  const queue = deliverDueJobs({ ...needs, queue: 'urgent' });
  return {
    deliver: () => queue.next({ aborted: false }),
    idle: queue.idle,
    answer: () => answer(),
    advance: (milliseconds: number) => {
      now += milliseconds;
    },
    ring: async () => {
      for (const { run } of timers.splice(0)) await run();
    },
    seen: () => ({ sent, dueAt, timers: timers.map(({ at }) => at), renewedUntil }),
  };
};

test('a process never claims a job it is running, however far the clock jumps', async () => {
  const { deliver, idle, advance, answer, seen } = aProcess();
  expect(await Promise.all([deliver(), deliver()])).toEqual([true, false]);
  advance(HOUR);
  expect([await deliver(), seen().sent]).toEqual([false, 1]);
  answer();
  await idle();
  expect(seen()).toEqual({ sent: 1, dueAt: null, timers: [], renewedUntil: [] });
});

test('a worker renews its lease three times before it expires, and stops when done', async () => {
  const { deliver, idle, advance, ring, answer, seen } = aProcess();
  await deliver();
  for (let turn = 0; turn < 3; turn++) {
    expect(seen().timers).toEqual([MINUTE / 3]);
    advance(MINUTE / 3);
    await ring();
  }
  expect(seen().renewedUntil).toEqual([1, 2, 3].map((turn) => NOON + MINUTE + turn * (MINUTE / 3)));
  answer();
  await idle();
  expect(seen().timers).toEqual([]);
});

test('retries a failed renewal, and gives up a lease that another process took', async () => {
  const answers = [() => Promise.reject(new Error('no connection')), async () => true, async () => false];
  const { deliver, ring, seen } = aProcess({ renew: () => (answers.shift() ?? (async () => false))() });
  await deliver();
  for (let turn = 0; turn < 3; turn++) await ring();
  expect([seen().renewedUntil.length, seen().timers]).toEqual([3, []]);
});
