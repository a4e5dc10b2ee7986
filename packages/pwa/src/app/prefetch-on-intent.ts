import {
  type FetchInfiniteQueryOptions,
  type FetchQueryOptions,
  type QueryClient,
  useQueryClient,
} from '@tanstack/react-query';
import { PAGES } from '@twosides/domain/wire';
import { useEffect } from 'react';
import { peekRedirect } from '../features/common/sign-up-prompt/redirect-after-login.ts';
import { findPage, preloadPage } from '../pages/find-page.ts';
import type { PageQuery } from '../pages/page.ts';

export function PrefetchOnIntent(): null {
  const client = useQueryClient();
  useEffect(() => prefetchOnIntent(client), [client]);
  return null;
}

export function prefetchOnIntent(client: QueryClient): () => void {
  const listen = (event: Event) => {
    // Most browsers cache a failed `import()` until the page is reloaded.
    if (!navigator.onLine) return;
    const target = event.target instanceof Element ? event.target : null;
    if (event.type === 'focusin' && target?.closest('form') && SIGNING_IN.has(location.pathname))
      void preloadPage(peekRedirect().replace(/#.*/, ''));
    const link = target?.closest('a');
    if (link?.origin !== window.location.origin) return;
    const code = preloadPage(link.pathname);
    if (isMousePress(event))
      void code.then((page) => page?.queries?.(placeOf(link)).forEach((query) => void prefetch(client, query)));
  };
  for (const type of SIGNS) document.addEventListener(type, listen, { passive: true });
  return () => {
    for (const type of SIGNS) document.removeEventListener(type, listen);
  };
}

export const prefetch = (client: QueryClient, query: PageQuery): Promise<void> =>
  'initialPageParam' in query
    ? client.prefetchInfiniteQuery(query as FetchInfiniteQueryOptions)
    : client.prefetchQuery(query as FetchQueryOptions);

const SIGNING_IN: ReadonlySet<string> = new Set([PAGES.login, PAGES.register, PAGES.checkEmail]);

const SIGNS = ['pointerover', 'pointerdown', 'focusin'] as const;

const isMousePress = (event: Event) =>
  event.type === 'pointerdown' && event instanceof PointerEvent && event.pointerType === 'mouse' && event.button === 0;

const placeOf = ({ pathname, search }: HTMLAnchorElement) => ({
  params: findPage(pathname).params,
  search: new URLSearchParams(search),
});
