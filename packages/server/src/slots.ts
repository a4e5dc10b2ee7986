export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Runs at most `atOnce` tasks concurrently. Waiting tasks start in the order of the calls.
 * @param onFull creates the error that is thrown if too many tasks are waiting
 */
export const createSlots = (atOnce: number, mayWait: number, onFull: () => Error): Slots => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mayWait) throw onFull();
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
