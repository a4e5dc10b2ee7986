/** Runs a piece of work as soon as a slot is free. */
export type Slots = <T>(work: () => Promise<T>) => Promise<T>;

/**
 * Limits how many pieces of work run at once and how many wait. Waiting work starts in the order it came.
 * @param onFull creates the error that is thrown if too many are waiting
 */
export const createSlots = (atOnce: number, mayWait: number, onFull: () => Error): Slots => {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mayWait) throw onFull();
      // Work that ends hands its slot over to the next, so `running` stays the same.
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
