import { AsyncLocalStorage } from 'node:async_hooks';
import { buffer } from 'node:stream/consumers';
import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  QueryClientProvider,
} from '@tanstack/react-query';
import { MINUTE } from '@twosides/domain/kernel';
import { CATEGORY_IDS } from '@twosides/domain/model';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { answerCallsBy, type Transport } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { searchedText } from '../features/search/searched-text.ts';
import { findPage } from '../pages/find-page.ts';
import { loadPage } from '../pages/load-page.ts';
import type { PageQuery, QueryPart } from '../pages/page.ts';
import { createQueryClient } from '../session/query-client.ts';
import type { RenderedState } from '../session/rendered-state.ts';
import { keepView } from './page-view.tsx';
import { Providers } from './providers.tsx';

/** A page that the server renders: what it is by, and the rendering of it. */
export type Renderable = {
  /** The name of the page, as in the table of pages. */
  readonly name: string;
  /** Its path, with the parts of the query that it shows, in one form: under one address it is one page. */
  readonly address: string;
  /**
   * @param transport answers the calls of a visitor
   * @returns the app's HTML and the state it was made of, both for everybody: no state where the HTML says that
   * something is not there, which the app finds out itself; null where an answer was missing
   * @throws what the transport refused, or where the app itself fails
   */
  render(transport: Transport): Promise<{ readonly html: string; readonly state: RenderedState | null } | null>;
};

/**
 * The app's side of rendering on the server.
 * @param clock gives the time in ms
 * @param origin where the site is reached, for addresses that are passed on
 */
export function createRenderer(clock: () => number, origin: string) {
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
      render: async (transport) => {
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
          const refusal = unanswered.find(({ state }) => isRefusal(state.error));
          if (refusal) throw refusal.state.error;
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

/** Another try may be answered: what the page says must not be that nothing is there. */
const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'too-many-requests' || error.code === 'unavailable');

/** The server's own errors carry the contract's codes. */
const isNotThere = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).endsWith('-not-found');

/** A part of the query as its page reads it: no two values show the same page. */
const partOf = (query: URLSearchParams, name: QueryPart) => {
  const given = query.get(name);
  const value = given === null ? null : PARTS[name](given);
  return value === null ? [] : [[name, value]];
};

const oneOf =
  (...names: readonly string[]) =>
  (value: string) =>
    names.includes(value) ? value : null;
const cursor = (value: string) => (/^[0-9a-z_.+-]{1,120}$/i.test(value) ? value : null);

/** What each part of a query is read as; null: as if it were not given. */
const PARTS: Readonly<Record<QueryPart, (value: string) => string | null>> = {
  category: oneOf(...CATEGORY_IDS),
  sort: oneOf('trending', 'polarizing'),
  tab: oneOf('polarizing', 'today', 'ended'),
  period: oneOf('daily'),
  at: (value) => (/^[1-9]$/.test(value) ? value : null),
  from: cursor,
  comments: cursor,
  q: (value) => searchedText(new URLSearchParams({ q: value })) || null,
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
  // The head, which says so already, is the server's.
  return html.replaceAll(/<meta name="robots"[^<>]*>/g, '');
}
