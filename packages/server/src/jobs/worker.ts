import type { Failure } from './failure.ts';

/** Repeats something, one run at a time, until stopped. */
export type Worker = {
  /** Ends the current run, waiting a limited time. */
  stop(): Promise<void>;
};

export type Work = {
  /** Name for the log. */
  readonly name: string;
  /** Milliseconds between runs without work. */
  readonly every: number;
  /** Milliseconds until a run is told to end. */
  readonly limit?: number;
  /** Returns whether there may be more; ends soon after the signal. */
  readonly run: (signal: AbortSignal) => Promise<boolean>;
  /** What a run started without waiting. */
  readonly idle?: () => Promise<void>;
  /** Receives a function that triggers the next run soon. */
  readonly wakes?: (wake: () => void) => void;
};

/** How long stopping waits for a run, in milliseconds; the next start resumes it. */
const STOPPING = 5_000;
/**
 * Delay from waking to running, in milliseconds: jobs stored together start together, and the causing request's
 * response is sent first, so that its timing does not reveal the work.
 */
const MOMENT = 50;
/** Longest pause between failing runs, in milliseconds. */
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
      schedule(hasMore ? 0 : isWoken ? MOMENT : every);
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
    // One pause serves all wakes, and failures keep theirs.
    if (isWoken || failures > 0) return;
    isWoken = true;
    if (!isRunning) schedule(Math.min(MOMENT, every));
  });

  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      // A finishing run may start more.
      await atMost(
        STOPPING,
        running.then(() => idle?.()),
      );
    },
  };
};

/** Doubles per failure up to a minute; rarer work keeps its interval. */
export const restAfter = (failures: number, every: number): number =>
  Math.max(every, Math.min(every * 2 ** (failures - 1), LONGEST_REST));

const atMost = async (milliseconds: number, ended: Promise<unknown>): Promise<void> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<void>((resolve) => {
    timer = setTimeout(resolve, milliseconds);
  });
  await Promise.race([ended, late]);
  clearTimeout(timer);
};
