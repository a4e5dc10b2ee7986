/** Runs something again and again, one run after the other, until it is stopped. */
export type Worker = {
  /** Resolves when the run under way has ended; none follows. */
  stop(): Promise<void>;
};

/**
 * @param run tells whether there may be more to do at once
 * @param interval milliseconds between runs that found nothing
 */
export const startWorker = (
  run: () => Promise<boolean>,
  interval: number,
  onError: (error: unknown) => void,
): Worker => {
  let isStopped = false;
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> = Promise.resolve();

  const turn = async () => {
    const hasMore = await run().catch((error: unknown) => {
      onError(error);
      return false;
    });
    if (!isStopped) schedule(hasMore ? 0 : interval);
  };
  const schedule = (delay: number) => {
    timer = setTimeout(() => {
      running = turn();
    }, delay);
  };
  schedule(0);

  return {
    stop: async () => {
      isStopped = true;
      clearTimeout(timer);
      await running;
    },
  };
};
