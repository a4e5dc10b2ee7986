export type QueueOptions<Key, Request> = {
  /**
   * Serves these requests of one queue together. Requests that are in the returned map failed alone, with that error.
   */
  readonly serve: (key: Key, requests: readonly Request[]) => Promise<ReadonlyMap<Request, unknown>>;
  /** Most requests that are served together. */
  readonly most: number;
  /** Milliseconds between the starts of two batches of a queue in which requests pile up. */
  readonly interval: number;
};

export type Queues<Key, Request> = {
  /** Resolves when the request has been served with its batch. */
  join(key: Key, request: Request): Promise<void>;
  /** Resolves when nothing waits or runs. */
  idle(): Promise<void>;
};

/**
 * Group commit: what concerns one key is served one batch after the other, and what arrives meanwhile shares the next
 * batch. A queue in which requests pile up is slowed to a batch an interval, so that several processes get their turns
 * at a busy row; in a quiet queue nothing waits.
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
      // Starts in a microtask: requests of the same tick share the first batch.
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
    // Before the answers: who asks again because of one has not been waiting.
    isBusy = waiting.length > 0 || (isBusy && batch.length > 1);
    answer();
    const rest = started + interval - performance.now();
    if (isBusy && rest > 0 && waiting.length < most) await pause(rest);
  }
  // In the same turn in which nothing was waiting: the one that comes next finds no queue, and starts one.
  close();
};

/** Serves a batch. @returns what tells everyone in it how it went */
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
