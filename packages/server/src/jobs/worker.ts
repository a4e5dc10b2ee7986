import { setTimeout as pause } from 'node:timers/promises';
import type { Failure } from './failure.ts';

export type Worker = {
  /** Aborts the current run and waits for it, but no longer than five seconds. */
  stop(): Promise<void>;
};

export type Work = {
  readonly name: string;
  /** Milliseconds between runs, unless the last run left something to do. */
  readonly every: number;
  /** Milliseconds after which a run is aborted and reported as overdue. */
  readonly limit?: number;
  /** Resolves to whether there may be more to do. Must end soon after the signal aborts. */
  readonly run: (signal: AbortSignal) => Promise<boolean>;
  readonly idle?: () => Promise<void>;
  readonly wakes?: (wake: () => void) => void;
};

/** Milliseconds that `stop` waits. */
const STOPPING = 5_000;
/** Milliseconds before a woken run starts, so that response times do not reveal whether a request stored jobs. */
const WAKE_DELAY = 50;
const LONGEST_REST = 60_000;

export const startWorker = ({ name, every, limit, run, idle, wakes }: Work, failure: Failure): Worker => {
  const stopping = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();
  let failures = 0;
  let isRunning = false;
  let isWoken = false;

  const turn = async () => {
    isRunning = true;
    isWoken = false;
    const watch = limit === undefined ? undefined : new AbortController();
    const overdue =
      watch &&
      setTimeout(() => {
        watch.abort();
        failure.report(name, new Error(`still not done after ${(limit ?? 0) / 1_000} s`));
      }, limit);
    try {
      const hasMore = await run(watch ? AbortSignal.any([stopping.signal, watch.signal]) : stopping.signal);
      failures = 0;
      if (!watch?.signal.aborted) failure.end(name);
      isRunning = false;
      schedule(hasMore ? 0 : isWoken ? WAKE_DELAY : every);
    } catch (error) {
      isRunning = false;
      failures += 1;
      failure.report(name, error);
      schedule(restAfter(failures, every));
    } finally {
      clearTimeout(overdue);
    }
  };
  const schedule = (delay: number) => {
    if (stopping.signal.aborted) return;
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = turn();
    }, delay);
  };
  schedule(0);
  wakes?.(() => {
    if (isWoken || failures > 0) return;
    isWoken = true;
    if (!isRunning) schedule(Math.min(WAKE_DELAY, every));
  });

  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      const ended = running.then(() => idle?.());
      await Promise.race([ended, pause(STOPPING, undefined, { ref: false })]);
    },
  };
};

export const restAfter = (failures: number, every: number): number =>
  Math.max(every, Math.min(every * 2 ** (failures - 1), LONGEST_REST));
