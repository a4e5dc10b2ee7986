import { AsyncLocalStorage } from 'node:async_hooks';
import type { Readable } from 'node:stream';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MINUTE } from '@twosides/domain/kernel';
import { CATEGORY_IDS } from '@twosides/domain/model';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { ApiError } from '../api/api-error.ts';
import { answerCallsBy, type Transport } from '../api/client.ts';
import { queryKeys } from '../api/query-keys.ts';
import { searchedText } from '../features/lists/search/SearchScreen.tsx';
import { findPage, loadPage } from '../pages/find-page.ts';
import type { Page, QueryPart, SomePageName } from '../pages/page.ts';
import { QUERY_DEFAULTS } from '../session/query-client.ts';
import type { RenderedState } from '../session/rendered-state.ts';
import { keepView } from './page-view.tsx';
import { prefetch } from './prefetch-on-intent.ts';
import { Providers } from './providers.tsx';
import { FinishedParts, insertParts } from './shell/RenderedOnce.tsx';

export type Renderable = {
  readonly name: string;
  /** The path with the query parameters that the page depends on. */
  readonly address: string;
  /**
   * @returns null if an API call got no answer
   * @throws if the API is too busy, or if rendering fails
   */
  render(transport: Transport): Promise<{ readonly html: string; readonly state: RenderedState | null } | null>;
};

/** `clock` returns milliseconds since the epoch. */
export function createRenderer(clock: () => number, origin: string) {
  const pages = new Map<SomePageName, { readonly page: Page; readonly finished: Map<string, string> }>();
  const load = async (name: SomePageName) => {
    const page = await loadPage(name);
    keepView(name, page);
    const loaded = { page, finished: new Map<string, string>() };
    pages.set(name, loaded);
    return loaded;
  };
  return async (path: string, query: URLSearchParams): Promise<Renderable | null> => {
    const { name, params } = findPage(path);
    const { page, finished } = pages.get(name) ?? (await load(name));
    if (!page.renderedBy) return null;
    const search = new URLSearchParams(page.renderedBy.flatMap((part) => partOf(query, part)));
    const address = search.size === 0 ? path : `${path}?${search}`;
    return {
      name,
      address,
      render: async (transport) => {
        const client = new QueryClient({ defaultOptions: RENDERING });
        try {
          client.setQueryData(queryKeys.currentUser, null);
          const asked = page.queries?.({ params, search }) ?? [];
          await underWay.run(transport, () => Promise.all(asked.map((query) => prefetch(client, query))));
          const queries = client.getQueryCache().getAll();
          const unanswered = queries.filter(({ state }) => state.data === undefined);
          const refusal = unanswered.find(({ state }) => isRefusal(state.error));
          if (refusal) throw refusal.state.error;
          if (!unanswered.every(({ state }) => state.error instanceof ApiError)) return null;
          const at = Math.floor(clock() / MINUTE) * MINUTE;
          const html = insertParts(await htmlOf(address, client, { at, origin }, finished), finished);
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

// With `retryOnMount`, React Query would render a failed query as loading.
const RENDERING = { queries: { ...QUERY_DEFAULTS.queries, retryOnMount: false } };

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

const isRefusal = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === 'too-many-requests' || error.code === 'unavailable');

const isNotThere = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && String(error.code).endsWith('-not-found');

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

const PARTS: Readonly<Record<QueryPart, (value: string) => string | null>> = {
  category: oneOf(...CATEGORY_IDS),
  sort: oneOf('trending', 'polarizing'),
  tab: oneOf('polarizing', 'today', 'ended'),
  period: oneOf('daily'),
  order: oneOf('bridging'),
  at: (value) => (/^[1-9]$/.test(value) ? value : null),
  from: cursor,
  comments: cursor,
  q: (value) => searchedText(new URLSearchParams({ q: value })) || null,
};

async function htmlOf(
  address: string,
  client: QueryClient,
  rendered: { readonly at: number; readonly origin: string },
  finished: ReadonlyMap<string, string>,
): Promise<string> {
  const app = (
    <FinishedParts value={finished}>
      <StaticRouter location={address}>
        <Providers
          rendered={rendered}
          inSession={(app) => <QueryClientProvider client={client}>{app}</QueryClientProvider>}
        />
      </StaticRouter>
    </FinishedParts>
  );
  const html = renderToString(app);
  return html.includes(LEFT_TO_BROWSER) ? prerendered(app) : html;
}

const LEFT_TO_BROWSER = '<!--$!-->';

/** Slower than `renderToString`, but waits for code that is loading, and tells why rendering failed. */
async function prerendered(app: ReactNode): Promise<string> {
  let failure: unknown = null;
  const { prelude } = await prerenderToNodeStream(app, {
    // React joins chunks with inline scripts, which the CSP refuses, so render in one chunk.
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error ?? new Error('Rendering failed without a reason');
    },
  });
  const html = Buffer.concat(await (prelude as Readable).toArray()).toString();
  if (failure !== null) throw failure;
  return html;
}
