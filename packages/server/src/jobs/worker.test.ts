import { HOUR } from '@twosides/domain/kernel';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Failure } from './failure.ts';
import { restAfter, startWorker, type Work } from './worker.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const failures = () => {
  const told: string[] = [];
  const failure: Failure = { report: (what, error) => void told.push(`${what}: ${error}`), end: () => {} };
  return { told, failure };
};

test('Work that throws or hangs does not stop other work', async () => {
  const { told, failure } = failures();
  let runs = 0;
  const count = async () => {
    runs += 1;
    return false;
  };
  const works: Work[] = [
    { name: 'throws', every: 1_000, run: () => Promise.reject(new Error('broken')) },
    { name: 'hangs', every: 1_000, limit: 5_000, run: () => new Promise(() => {}) },
    { name: 'runs', every: 1_000, run: count },
  ];
  for (const work of works) startWorker(work, failure);
  await vi.advanceTimersByTimeAsync(10_500);
  expect(runs).toBe(11);
  expect(told.filter((line) => line === 'throws: Error: broken')).toHaveLength(4);
  expect(told.filter((line) => line.startsWith('hangs'))).toEqual(['hangs: Error: still not done after 5 s']);
});

test('Rests twice as long after each failure, up to a minute, and never less than its pace', () => {
  expect([1, 2, 3, 7, 20].map((failures) => restAfter(failures, 1_000))).toEqual([1_000, 2_000, 4_000, 60_000, 60_000]);
  expect([1, 2, 9].map((failures) => restAfter(failures, HOUR))).toEqual([HOUR, HOUR, HOUR]);
});

test('A run is told to end when its time is over and when the server stops, and the stop does not wait for ever', async () => {
  const { failure } = failures();
  const signals: AbortSignal[] = [];
  const run = (signal: AbortSignal) => {
    signals.push(signal);
    return new Promise<boolean>(() => {});
  };
  const overdue = startWorker({ name: 'overdue', every: 1, limit: 1_000, run }, failure);
  const endless = startWorker({ name: 'endless', every: 1, run, idle: () => new Promise(() => {}) }, failure);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  const stopped = Promise.all([overdue.stop(), endless.stop()]);
  expect(signals.map(({ aborted }) => aborted)).toEqual([true, true]);
  await vi.advanceTimersByTimeAsync(5_000);
  await stopped;
});

test('A stop waits for what a run that was under way has begun at its end', async () => {
  const [taken, sent] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const begun: Promise<void>[] = [];
  const run = async () => {
    await taken.promise;
    begun.push(sent.promise);
    return false;
  };
  const idle = async () => void (await Promise.all(begun));
  const worker = startWorker({ name: 'begins', every: 1, run, idle }, failures().failure);
  await vi.advanceTimersByTimeAsync(1);
  let hasStopped = false;
  const stopped = worker.stop().then(() => {
    hasStopped = true;
  });
  taken.resolve();
  await vi.advanceTimersByTimeAsync(1);
  expect(hasStopped).toBe(false);
  sent.resolve();
  await stopped;
});

const wakeable = (run: (runs: number) => Promise<boolean>, every = 10_000) => {
  let runs = 0;
  let wake = () => {};
  const work: Work = {
    name: 'wakes',
    every,
    run: () => run(++runs),
    wakes: (given) => {
      wake = given;
    },
  };
  const worker = startWorker(work, failures().failure);
  return { runs: () => runs, wake: () => wake(), worker };
};

test('One that is woken runs a moment later, once for all who wake it, and then at its own pace', async () => {
  const { runs, wake } = wakeable(async () => false);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs()).toBe(1);
  wake();
  await vi.advanceTimersByTimeAsync(40);
  wake();
  expect(runs()).toBe(1);
  await vi.advanceTimersByTimeAsync(10);
  expect(runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(9_999);
  expect(runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(1);
  expect(runs()).toBe(3);
});

test('Runs again if woken while running', async () => {
  const underWay = Promise.withResolvers<boolean>();
  const { runs, wake } = wakeable((runs) => (runs === 1 ? underWay.promise : Promise.resolve(false)));
  await vi.advanceTimersByTimeAsync(250);
  wake();
  await vi.advanceTimersByTimeAsync(250);
  expect(runs()).toBe(1);
  underWay.resolve(false);
  await vi.advanceTimersByTimeAsync(60);
  expect(runs()).toBe(2);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(runs()).toBe(2);
});

test('One that keeps failing is not woken from its rest', async () => {
  const { runs, wake } = wakeable(() => Promise.reject(new Error('broken')));
  await vi.advanceTimersByTimeAsync(1);
  wake();
  await vi.advanceTimersByTimeAsync(9_000);
  expect(runs()).toBe(1);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(2);
});

test('Nothing runs after the stop', async () => {
  const { runs, worker } = wakeable(async () => false, 10);
  await vi.advanceTimersByTimeAsync(25);
  await worker.stop();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(runs()).toBe(3);
});
