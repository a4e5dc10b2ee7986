/// <reference lib="webworker" />
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** Number of files to download at the same time. More would delay the page's own requests. */
const AT_ONCE = 6;

/** Workbox would load some two hundred files one by one, which is slow. */
export function precache(files: readonly PrecacheEntry[]): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList([...files]);
  registerRoute(new PrecacheRoute(controller));

  self.addEventListener('install', (event) => event.waitUntil(installAll(controller, files, event)));
  self.addEventListener('activate', (event) => void controller.activate(event));
  return controller;
}

/** @throws if a file cannot be loaded; the browser then keeps the old worker and tries again later */
async function installAll(controller: PrecacheController, files: readonly PrecacheEntry[], event: ExtendableEvent) {
  const rest = files.values();
  const installRest = async () => {
    for (const { url, revision } of rest) {
      const cacheKey = controller.getCacheKeyForURL(url) ?? url;
      // A file without a revision has a hash in its name and never changes, so the HTTP cache may serve it.
      const cache = revision ? 'reload' : 'default';
      const request = new Request(url, { cache, credentials: 'same-origin', priority: 'low' });
      await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, installRest));
}
