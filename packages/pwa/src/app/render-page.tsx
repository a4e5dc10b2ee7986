import { AsyncLocalStorage } from 'node:async_hooks';
import { buffer } from 'node:stream/consumers';
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { answerCallsBy, type Transport } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { findPage } from '../pages/find-page.ts';
import { loadPage } from '../pages/load-page.ts';
import type { PageQuery } from '../pages/page.ts';
import { createQueryClient } from '../session/query-client.ts';
import type { RenderedState } from '../session/rendered-state.ts';
import { keepView } from './page-view.tsx';
import { Providers } from './providers.tsx';

/** A page that the server renders: what it is by, and the rendering of it. */
export type Renderable = {
  /** The name of the page, as in the table of pages. */
  readonly name: string;
  /** Its path, with the parts of the query that it depends on: under one address it is one page. */
  readonly address: string;
  /**
   * @returns the app's HTML and the state it was made of, both for everybody: no state where the HTML says that
   * something is not there, which the app finds out itself; null where an answer was missing
   * @throws where the app itself fails
   */
  render(): Promise<{ readonly html: string; readonly state: RenderedState | null } | null>;
};

/**
 * The app's side of rendering on the server.
 * @param transport answers the calls of a visitor
 * @param clock gives the time in ms
 * @param origin where the site is reached, for addresses that are passed on
 */
export function createRenderer(transport: Transport, clock: () => number, origin: string) {
  /** @returns null where the page is one that only the browser renders */
  return async (path: string, query: URLSearchParams): Promise<Renderable | null> => {
    const { name, params } = findPage(path);
    const page = await loadPage(name);
    if (!page.renderedBy) return null;
    const search = new URLSearchParams(page.renderedBy.flatMap((part) => partOf(query, part)));
    const address = search.size === 0 ? path : `${path}?${search}`;
    return {
      name,
      address,
      render: async () => {
        keepView(name, page);
        const client = createQueryClient();
        // What has failed is shown so, and not as on its way.
        client.setDefaultOptions({ queries: { ...client.getDefaultOptions().queries, retryOnMount: false } });
        try {
          client.setQueryData(queryKeys.currentUser, null);
          const asked = page.queries?.({ params, search }) ?? [];
          await underWay.run(transport, () => Promise.all(asked.map((query) => ask(client, query))));
          const queries = client.getQueryCache().getAll();
          const unanswered = queries.filter(({ state }) => state.data === undefined);
          if (!unanswered.every(({ state }) => state.error instanceof ApiError)) return null;
          // By the minute, so that a page stays the same while nothing happens.
          const at = Math.floor(clock() / MINUTE) * MINUTE;
          const html = await htmlOf(address, client, { at, origin });
          if (unanswered.length > 0) return { html, state: null };
          const answers = queries
            .filter(({ queryKey }) => queryKey !== queryKeys.currentUser)
            .map(({ queryKey, state }) => [queryKey, state.data] as const);
          return { html, state: { at, origin, answers } };
        } finally {
          client.clear();
        }
      },
    };
  };
}

/** Who answers the calls of the rendering that makes them: there may be several servers in one process. */
const underWay = new AsyncLocalStorage<Transport>();

answerCallsBy(async (name, parts) => {
  const transport = underWay.getStore();
  if (!transport) throw new Error(`${name} was called by no page`);
  try {
    return await transport(name, parts);
  } catch (error) {
    throw isNotThere(error) ? new ApiError(404, error.message, '') : error;
  }
});

/** The server's own errors carry the contract's codes. */
const isNotThere = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).endsWith('-not-found');

const MINUTE = 60_000;

const partOf = (query: URLSearchParams, name: string) => {
  const value = query.get(name);
  return value === null ? [] : [[name, value]];
};

const ask = (client: QueryClient, query: PageQuery) =>
  'initialPageParam' in query
    ? client.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions)
    : client.prefetchQuery(query as FetchQueryOptions);

async function htmlOf(address: string, client: QueryClient, rendered: { at: number; origin: string }): Promise<string> {
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(
    <StaticRouter location={address}>
      <Providers
        rendered={rendered}
        inSession={(app) => <QueryClientProvider client={client}>{app}</QueryClientProvider>}
      />
    </StaticRouter>,
    {
      // All in one piece: pieces would be put in their places by inline scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error ?? new Error('Rendering failed without a reason');
      },
    },
  );
  const html = (await buffer(prelude)).toString();
  if (failure !== null) throw failure;
  return html;
}
