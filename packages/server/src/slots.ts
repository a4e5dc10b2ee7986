export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Waiting work starts in the order it came.
 * @param onFull creates the error that is thrown if too many are waiting
 */
export const createSlots = (atOnce: number, mayWait: number, onFull: () => Error): Slots => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mayWait) throw onFull();
      // Ended work hands its slot to the next, so `running` stays the same.
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
