/// <reference lib="webworker" />

import { matchPage, redirectOf } from '@twosides/domain/wire';
import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { reportUncaught } from '../app/report-faults.ts';
import { precache } from './precache.ts';
import { listenToPushes } from './push.ts';
import { flushOnSync } from './sync.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

reportUncaught(self, 'worker');
cleanupOutdatedCaches();
const precached = precache(self.__WB_MANIFEST);
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && (matchPage(url.pathname) ?? redirectOf(url.pathname)) !== null,
  precached.createHandlerBoundToURL('/index.html'),
);

// Names of asset files change with the files' content, so a cached file is never stale.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/assets/'),
  new CacheFirst({
    cacheName: 'opened-screens',
    plugins: [new ExpirationPlugin({ maxEntries: 80, purgeOnQuotaError: true })],
  }),
);

flushOnSync();
listenToPushes();

self.addEventListener('message', (event) => {
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
