/// <reference lib="webworker" />
import { flush } from '../outbox/flush.ts';
import { openOutboxChannel, SYNC_TAG } from '../outbox/outbox-channel.ts';
import { readSenders } from '../outbox/rows.ts';

declare const self: ServiceWorkerGlobalScope;

/** Background sync; missing in the library's types. */
type SyncEvent = ExtendableEvent & { readonly tag: string };

/** Sends the outbox on background sync, even without an open page. */
export function flushOnSync(): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === SYNC_TAG) sync.waitUntil(flushAll());
  });
}

/** For every member with rows; the server refuses those of others than the session's. */
async function flushAll(): Promise<void> {
  const channel = openOutboxChannel();
  for (const memberId of await readSenders()) {
    await flush(memberId, {
      urgency: 'network',
      onReceipt: (receipt) => channel.postMessage({ type: 'receipt', memberId, receipt, isUntold: true }),
      onSignedOut: () => channel.postMessage({ type: 'signed-out', memberId }),
    });
  }
  channel.close();
  // Makes the browser retry later.
  if ((await readSenders()).length > 0) throw new Error('Not everything could be sent');
}
