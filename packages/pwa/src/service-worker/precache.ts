/// <reference lib="webworker" />
import { PrecacheController, type PrecacheEntry, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;

/** More at once would keep what the page itself asks for waiting. */
const AT_ONCE = 6;

/**
 * Keeps the files of a build on the device and serves them from there. Workbox would fetch them one after the other,
 * two hundred round trips before anything is there without a network; the first visit may be shorter than that.
 */
export function precache(files: readonly PrecacheEntry[]): PrecacheController {
  const controller = new PrecacheController();
  controller.addToCacheList([...files]);
  registerRoute(new PrecacheRoute(controller));

  self.addEventListener('install', (event) => event.waitUntil(installAll(controller, files, event)));
  self.addEventListener('activate', (event) => void controller.activate(event));
  return controller;
}

/** @throws where one cannot be had: the browser then keeps the worker that it has, and tries again later */
async function installAll(controller: PrecacheController, files: readonly PrecacheEntry[], event: ExtendableEvent) {
  const rest = files.values();
  const installRest = async () => {
    for (const { url, revision } of rest) {
      const cacheKey = controller.getCacheKeyForURL(url) ?? url;
      // The name of a file without a revision changes with what is in it, so any cache may have it.
      const cache = revision ? 'reload' : 'default';
      const request = new Request(url, { cache, credentials: 'same-origin', priority: 'low' });
      await Promise.all(controller.strategy.handleAll({ params: { cacheKey }, request, event }));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, installRest));
}
