export type QueueOptions<Key, Request> = {
  readonly serve: (key: Key, requests: readonly Request[]) => Promise<ReadonlyMap<Request, unknown>>;
  readonly most: number;
  /** Minimum milliseconds between the starts of two batches of a busy queue. */
  readonly interval: number;
};

export type Queues<Key, Request> = {
  join(key: Key, request: Request): Promise<void>;
  idle(): Promise<void>;
};

export const createQueues = <Key, Request>(options: QueueOptions<Key, Request>): Queues<Key, Request> => {
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
    const answer = await served(key, batch, serve);
    isBusy = waiting.length > 0 || (isBusy && batch.length > 1);
    answer();
    const rest = started + interval - performance.now();
    if (isBusy && rest > 0 && waiting.length < most) await pause(rest);
  }
  // There must be no `await` between the last check of `waiting` and `close()`, or a request could be lost.
  close();
};

const served = async <Key, Request>(
  key: Key,
  batch: readonly Waiting<Request>[],
  serve: QueueOptions<Key, Request>['serve'],
): Promise<() => void> => {
  try {
    const failed = await serve(
      key,
      batch.map(({ request }) => request),
    );
    return () => {
      for (const { request, resolve, reject } of batch) {
        if (failed.has(request)) reject(failed.get(request));
        else resolve();
      }
    };
  } catch (error) {
    return () => {
      for (const { reject } of batch) reject(error);
    };
  }
};

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));
