/// <reference lib="webworker" />
import { flush, openOutboxChannel, SYNC_TAG } from '../outbox/flush.ts';
import { readSenders } from '../outbox/rows.ts';

declare const self: ServiceWorkerGlobalScope;

type SyncEvent = ExtendableEvent & { readonly tag: string };

export function flushOnSync(): void {
  self.addEventListener('sync', (event) => {
    const sync = event as SyncEvent;
    if (sync.tag === SYNC_TAG) sync.waitUntil(flushAll());
  });
}

async function flushAll(): Promise<void> {
  const channel = openOutboxChannel();
  for (const memberId of await readSenders()) {
    await flush(memberId, {
      urgency: 'network',
      onReceipt: (receipt) => channel.postMessage({ type: 'receipt', memberId, receipt, needsAnnouncement: true }),
      onSignedOut: () => channel.postMessage({ type: 'signed-out', memberId }),
    });
  }
  channel.close();
  // An error makes the browser sync again later.
  if ((await readSenders()).length > 0) throw new Error('Not everything could be sent');
}
