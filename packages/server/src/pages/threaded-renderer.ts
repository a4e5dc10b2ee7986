import { Worker } from 'node:worker_threads';
import type { RouteName } from '@twosides/domain/contract';
import type { ErrorCode } from '@twosides/domain/wire';
import { createBirpc } from 'birpc';
import type { VisitorCalls } from '../http/kernel/api.ts';
import { RequestError } from '../http/kernel/request-error.ts';
import type { PageRenderer, Renderable, RenderedPage } from './page-renderer.ts';

/** `file` is the URL of the built renderer. */
export type ThreadData = { readonly file: string; readonly origin: string };

export type ThreadCalls = {
  find(path: string, query: string): Promise<Pick<Renderable, 'name' | 'address'> | null>;
  /** `id` comes back with each call that the rendering makes. */
  render(id: number, path: string, query: string): Promise<RenderedPage | null>;
};

export type MainCalls = {
  call(id: number, name: RouteName, input: Parameters<VisitorCalls>[1]): Promise<Answer>;
};

/** An error loses its code on its way to another thread. */
type Answer = {
  readonly answer?: Awaited<ReturnType<VisitorCalls>>;
  readonly refusal?: { readonly code: ErrorCode; readonly message: string };
};

/** Renders in a thread of its own, so that other requests do not wait. The thread starts with the first page. */
export const createThreadedRenderer = (data: ThreadData): PageRenderer => {
  const callsOf = new Map<number, MainCalls['call']>();
  let lastId = 0;
  let running: ReturnType<typeof start> | null = null;

  const start = () => {
    const worker = new Worker(new URL('./render-thread.ts', import.meta.url), { workerData: data });
    worker.unref();
    const thread = createBirpc<ThreadCalls, MainCalls>(
      { call: async (id, name, input) => callsOf.get(id)?.(id, name, input) ?? {} },
      { post: (message) => worker.postMessage(message), on: (listener) => worker.on('message', listener) },
    );
    worker.once('error', (error) => thread.$close(error as Error));
    worker.once('exit', () => thread.$close(new Error('The thread that renders pages has ended')));
    return thread;
  };
  const thread = () => {
    if (!running || running.$closed) running = start();
    return running;
  };

  const render = async (path: string, query: string, calls: VisitorCalls) => {
    lastId += 1;
    const id = lastId;
    let refused: unknown = null;
    callsOf.set(id, async (_, name, input) => {
      try {
        return { answer: await calls(name, input) };
      } catch (error) {
        if (!(error instanceof RequestError)) throw error;
        refused = error;
        return { refusal: { code: error.code, message: error.message } };
      }
    });
    try {
      return await thread().render(id, path, query);
    } catch (error) {
      throw refused ?? error;
    } finally {
      callsOf.delete(id);
    }
  };

  return async (path, params) => {
    const query = params.toString();
    const found = await thread().find(path, query);
    return found && { ...found, render: (calls) => render(path, query, calls) };
  };
};
