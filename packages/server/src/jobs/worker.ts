import type { Failure } from './failure.ts';

/** Runs something again and again, one run after the other, until it is stopped. */
export type Worker = {
  /** Has the run under way end, for as long as that may take and no longer; none follows. */
  stop(): Promise<void>;
};

export type Work = {
  /** What it is, for the log. */
  readonly name: string;
  /** Milliseconds between runs that found nothing to do. */
  readonly every: number;
  /** Milliseconds after which a run is told to end. */
  readonly limit?: number;
  /** Tells whether there may be more to do at once; ends soon after the signal. */
  readonly run: (signal: AbortSignal) => Promise<boolean>;
  /** What a run has begun and not waited for. */
  readonly idle?: () => Promise<void>;
  /** Is given what has the next run begin a moment later, whatever the time. */
  readonly wakes?: (wake: () => void) => void;
};

/** Milliseconds that a stop waits for a run under way; what is cut off is found again by the next start. */
const STOPPING = 5_000;
/**
 * Milliseconds from a wake to its run: what is put in together is begun together, and the answer to the request that
 * has caused it is on its way, so that how long that takes does not tell what the work is.
 */
const MOMENT = 50;
/** The longest rest between runs that fail, in milliseconds. */
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
    // One rest is enough for all who wake; what keeps failing rests as long as it has to.
    if (isWoken || failures > 0) return;
    isWoken = true;
    if (!isRunning) schedule(Math.min(MOMENT, every));
  });

  return {
    stop: async () => {
      stopping.abort();
      clearTimeout(timer);
      // A run that was under way may begin more at its end.
      await atMost(
        STOPPING,
        running.then(() => idle?.()),
      );
    },
  };
};

/** Twice as long after each failure, up to a minute; work that is rarer than that keeps its own pace. */
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
