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
// The app's pages are those of the route table. Any other address (a file, the API, an unknown path) is the server's.
registerRoute(
  ({ request, url }) => request.mode === 'navigate' && (matchPage(url.pathname) ?? redirectOf(url.pathname)) !== null,
  precached.createHandlerBoundToURL('/index.html'),
);

// The files of screens that few open are kept once they were opened. Their names change with their content.
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
  // The page asks for it once its reader has agreed to the new version.
  if (event.data?.type === 'SKIP_WAITING') void self.skipWaiting();
  // A page that no worker serves yet: a first visit has all of the app without a network.
  if (event.data?.type === 'CLAIM') event.waitUntil(self.clients.claim());
});
