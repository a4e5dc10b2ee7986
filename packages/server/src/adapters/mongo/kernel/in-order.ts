/** Runs one piece of work after the other, in the order in which they were asked for. */
export const enqueueInOrder = () => {
  let last: Promise<unknown> = Promise.resolve();
  return <T>(work: () => Promise<T>): Promise<T> => {
    const next = last.then(work);
    last = next.catch(() => undefined);
    return next;
  };
};
