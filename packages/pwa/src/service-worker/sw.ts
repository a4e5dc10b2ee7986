/// <reference lib="webworker" />

import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, type PrecacheEntry } from 'workbox-precaching';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { reportUncaught } from '../app/report-faults.ts';
import { precache } from './precache.ts';
import { listenToPushes } from './push.ts';
import { flushOnSync } from './sync.ts';

declare const self: ServiceWorkerGlobalScope & { readonly __WB_MANIFEST: readonly PrecacheEntry[] };

/** Answers that only the server has. Everything else a navigation asks for is a screen of the app. */
const SERVED_BY_SERVER = [
  /^\/api(\/|$)/,
  /^\/auth\//,
  /^\/dev(\/|$)/,
  /^\/metrics/,
  /^\/healthz/,
  /^\/readyz/,
  /^\/sitemap/,
  /^\/robots\.txt/,
];

reportUncaught(self, 'worker');
cleanupOutdatedCaches();
const precached = precache(self.__WB_MANIFEST);
registerRoute(new NavigationRoute(precached.createHandlerBoundToURL('/index.html'), { denylist: SERVED_BY_SERVER }));

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
