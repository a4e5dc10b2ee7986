/** Too much is waiting already. */
export class SlotsBusy extends Error {
  override readonly name = 'SlotsBusy';
}

/** Runs a few works at once and lets a bounded number wait, first come, first served. */
export const createSlots = (atOnce: number, mayWait: number) => {
  let running = 0;
  const waiting: (() => void)[] = [];
  /** @throws SlotsBusy when the queue is full */
  return async <T>(work: () => Promise<T>): Promise<T> => {
    if (running < atOnce) running += 1;
    else {
      if (waiting.length >= mayWait) throw new SlotsBusy('Too many are waiting');
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
