type QueueOptions<Key, Request> = {
  readonly serve: (key: Key, requests: readonly Request[]) => Promise<ReadonlyMap<Request, unknown>>;
  readonly most: number;
  /** Minimum milliseconds between the starts of two batches of a busy queue. */
  readonly interval: number;
};

export const createQueues = <Key, Request>(options: QueueOptions<Key, Request>) => {
  const queues = new Map<Key, { readonly waiting: Waiting<Request>[]; readonly done: Promise<void> }>();

  const join = (key: Key, request: Request) =>
    new Promise<void>((resolve, reject) => {
      const entry = { request, resolve, reject };
      const queue = queues.get(key);
      if (queue) {
        queue.waiting.push(entry);
        return;
      }
      const waiting = [entry];
      const done = Promise.resolve().then(() => drive(key, waiting, () => queues.delete(key), options));
      queues.set(key, { waiting, done });
    });

  const idle = async () => {
    while (queues.size > 0) await Promise.all([...queues.values()].map((queue) => queue.done));
  };

  return { join, idle };
};

type Waiting<Request> = {
  readonly request: Request;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
};

const drive = async <Key, Request>(
  key: Key,
  waiting: Waiting<Request>[],
  close: () => void,
  { serve, most, interval }: QueueOptions<Key, Request>,
): Promise<void> => {
  let isBusy = false;
  while (waiting.length > 0) {
    const started = performance.now();
    const batch = waiting.splice(0, most);
    const requests = batch.map(({ request }) => request);
    const failed = await serve(key, requests).catch((error) => new Map(requests.map((request) => [request, error])));
    isBusy = waiting.length > 0 || (isBusy && batch.length > 1);
    for (const { request, resolve, reject } of batch)
      if (failed.has(request)) reject(failed.get(request));
      else resolve();
    const rest = started + interval - performance.now();
    if (isBusy && rest > 0 && waiting.length < most) await pause(rest);
  }
  // There must be no `await` between the last check of `waiting` and `close()`, or a request could be lost.
  close();
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
