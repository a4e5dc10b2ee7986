export type QueueOptions<Key, Request> = {
  /** Serves requests of one queue together. Those in the returned map failed, each with its error. */
  readonly serve: (key: Key, requests: readonly Request[]) => Promise<ReadonlyMap<Request, unknown>>;
  /** Maximum requests per batch. */
  readonly most: number;
  /** Minimum milliseconds between batches of a busy queue. */
  readonly interval: number;
};

export type Queues<Key, Request> = {
  /** Resolves when the request's batch has been served. */
  join(key: Key, request: Request): Promise<void>;
  /** Resolves when nothing waits or runs. */
  idle(): Promise<void>;
};

/**
 * Group commit: requests for a key are served in consecutive batches; those that arrive meanwhile share the next. A
 * busy queue is limited to one batch per interval, so that several processes get turns at a row; a quiet one never
 * waits.
 */
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
      // Starts in a microtask, so that requests of the same tick share a batch.
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
    // Computed before resolving: requests made in response were not waiting.
    isBusy = waiting.length > 0 || (isBusy && batch.length > 1);
    answer();
    const rest = started + interval - performance.now();
    if (isBusy && rest > 0 && waiting.length < most) await pause(rest);
  }
  // In the same turn, so that the next request starts a new queue.
  close();
};

/**
 * Serves a batch.
 * @returns a function that settles its requests
 */
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
