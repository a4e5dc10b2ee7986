import { parentPort, workerData } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import type { PageRenderer } from './page-renderer.ts';
import type { MainCalls, ThreadCalls, ThreadData } from './threaded-renderer.ts';

type Build = { readonly createRenderer: (clock: () => number, origin: string) => PageRenderer };

const { file, origin } = workerData as ThreadData;
const { createRenderer } = (await import(file)) as Build;
const find = createRenderer(Date.now, origin);

const main: BirpcReturn<MainCalls> = createBirpc<MainCalls, ThreadCalls>(
  {
    find: async (path, query) => {
      const page = await find(path, new URLSearchParams(query));
      return page && { name: page.name, address: page.address };
    },
    render: async (id, path, query) => {
      const page = await find(path, new URLSearchParams(query));
      if (!page) return null;
      return page.render(async (...call) => {
        const { answer, refusal } = await main.call(id, ...call);
        if (refusal) throw Object.assign(new Error(refusal.message), refusal);
        if (!answer) throw new Error('The request for this page has ended');
        return answer;
      });
    },
  },
  {
    post: (message) => parentPort?.postMessage(message),
    on: (listener) => parentPort?.on('message', listener),
  },
);
