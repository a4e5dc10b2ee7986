/// <reference lib="webworker" />
import { flush } from '../outbox/flush.ts';
import { openOutboxChannel, SYNC_TAG } from '../outbox/outbox-channel.ts';
import { readSenders } from '../outbox/rows.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background sync, where the browser has it: not in the library's types. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

/** Sends what waits when the browser finds a network, also with no page open. */
export function flushOnSync(): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === SYNC_TAG) sync.waitUntil(flushAll());
  });
}

/** For everybody who has something waiting: the server sends away what is not the session's member's. */
async function flushAll(): Promise<void> {
  const channel = openOutboxChannel();
  for (const memberId of await readSenders()) {
    await flush(memberId, {
      urgency: 'network',
      onReceipt: (receipt) => channel.postMessage({ type: 'receipt', memberId, receipt }),
      onSignedOut: () => channel.postMessage({ type: 'signed-out', memberId }),
    });
  }
  channel.close();
  // The browser then wakes the worker once more, later.
  if ((await readSenders()).length > 0) throw new Error('Not everything could be sent');
}
