/** Runs a piece of work when its turn has come. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs a few works at once and lets a bounded number wait, first come, first served.
 * @param onFull makes the error that is thrown when the queue is full
 */
export const createSlots = (atOnce: number, mayWait: number, onFull: () => Error): Slots => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mayWait) throw onFull();
      // The slot is handed over by the one that ends, so `running` stays as it is.
      await new Promise<void>((resolve) => waiting.push(resolve));
    }
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
};
