/// <reference lib="webworker" />

declare const self: ServiceWorkerGlobalScope;

/**
 * Serves the pages that were open before there was a worker: a first visit has all of the app without a network. An update
 * takes no page; its reader is asked.
 */
export function takeFirstPages(): void {
  let isFirst = false;
  self.addEventListener('install', () => {
    isFirst = self.registration.active === null;
  });
  self.addEventListener('activate', (event) => {
    if (isFirst) event.waitUntil(self.clients.claim());
  });
}
