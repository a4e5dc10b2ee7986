import { describe, expect, test } from 'vitest';
import type { Job } from '../model/job.ts';
import { AUTHOR, aConflict, HOUR, NOON } from '../test-support/records.ts';
import { type Deliveries, deliverDueJobs, type JobHandlers, retryDelay } from './deliver-jobs.ts';

const mailTo = (to: string): Job => ({
  id: to,
  key: `mail:already-registered:${to}`,
  payload: { kind: 'mail', mail: { template: 'already-registered', to } },
  runAt: NOON,
  attempts: 0,
});

/** A queue in memory that tells what became of each job. */
const queueOf = (...jobs: Job[]) => {
  const waiting = new Map(jobs.map((job) => [job.id, job]));
  const fate = new Map<string, string>();
  const queue: Deliveries = {
    claim: async (now, leaseUntil, limit) => {
      const due = [...waiting.values()].filter((job) => job.runAt <= now).slice(0, limit);
      const claimed = due.map((job) => ({ ...job, attempts: job.attempts + 1 }));
      for (const job of claimed) waiting.set(job.id, { ...job, runAt: leaseUntil });
      return claimed;
    },
    complete: async (id) => {
      waiting.delete(id);
      fate.set(id, 'done');
    },
    retryAt: async (id, runAt, error) => {
      const job = waiting.get(id);
      if (job) waiting.set(id, { ...job, runAt });
      fate.set(id, error);
    },
    giveUp: async (id, error) => {
      waiting.delete(id);
      fate.set(id, `given up: ${error}`);
    },
  };
  return { queue, fate, nextRun: () => Math.min(...[...waiting.values()].map((job) => job.runAt)) };
};

const HANDLERS: JobHandlers = {
  mail: async ({ mail }) => {
    if (mail.to === 'fails@example.org') throw new Error('no connection');
  },
  'mail-link': async () => {},
  'erase-member': async () => {},
  'conflict-revealed': async () => {},
  alert: async () => {},
  push: async () => {},
  'plan-digests': async () => {},
  'weekly-digest': async () => {},
};
const ignore = () => {};

test('a failed job waits 5 s, then twice as long each time, up to 12 h', () => {
  expect([1, 2, 3, 4, 13, 14, 15, 100].map(retryDelay)).toEqual([
    5_000,
    10_000,
    20_000,
    40_000,
    20_480_000,
    40_960_000,
    12 * HOUR,
    12 * HOUR,
  ]);
});

describe('working off the jobs that are due', () => {
  test('each stands on its own: one that fails is put back, the others are done', async () => {
    const reveal: Job = {
      ...mailTo('reveal'),
      payload: { kind: 'conflict-revealed', conflictId: aConflict().id, authorId: AUTHOR },
    };
    const { queue, fate, nextRun } = queueOf(mailTo('fails@example.org'), mailTo('ana@example.org'), reveal);
    const failures: string[] = [];
    const deliver = deliverDueJobs({
      lane: 'main',
      batch: 5,
      jobs: queue,
      handlers: HANDLERS,
      clock: () => NOON,
      onFailure: (job) => failures.push(job.id),
    });
    expect(await deliver()).toBe(3);
    expect(Object.fromEntries(fate)).toEqual({
      'fails@example.org': 'Error: no connection',
      'ana@example.org': 'done',
      reveal: 'done',
    });
    expect([nextRun(), failures]).toEqual([NOON + 5_000, ['fails@example.org']]);
  });

  test('without any takes none', async () => {
    expect(
      await deliverDueJobs({
        lane: 'main',
        batch: 5,
        jobs: queueOf().queue,
        handlers: HANDLERS,
        clock: () => NOON,
        onFailure: ignore,
      })(),
    ).toBe(0);
  });

  test('one that keeps failing is tried for about three days, then given up', async () => {
    const { queue, fate, nextRun } = queueOf(mailTo('fails@example.org'));
    let now = NOON;
    const deliver = deliverDueJobs({
      lane: 'main',
      batch: 5,
      jobs: queue,
      handlers: HANDLERS,
      clock: () => now,
      onFailure: ignore,
    });
    for (; Number.isFinite(nextRun()); now = Math.max(now, nextRun())) {
      await deliver();
      if (!Number.isFinite(nextRun())) break;
    }
    expect(fate.get('fails@example.org')).toBe('given up: Error: no connection');
    const days = (now - NOON) / (24 * HOUR);
    expect([days > 2.5, days < 3.5]).toEqual([true, true]);
  });

  test('the erasure of a deleted member is never given up', async () => {
    const erasure: Job = {
      ...mailTo('erasure'),
      attempts: 500,
      payload: { kind: 'erase-member', memberId: AUTHOR, conflicts: 'leave' },
    };
    const { queue, fate, nextRun } = queueOf(erasure);
    const away = async () => {
      throw new Error('no connection');
    };
    const handlers = { ...HANDLERS, 'erase-member': away };
    await deliverDueJobs({ lane: 'main', batch: 5, jobs: queue, handlers, clock: () => NOON, onFailure: ignore })();
    expect([fate.get('erasure'), nextRun()]).toEqual(['Error: no connection', NOON + 12 * HOUR]);
  });
});
