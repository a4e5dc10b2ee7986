import { SYNC_TAG } from './outbox-channel.ts';

let hasAsked = false;

/** Asks the browser not to clear what is kept when space gets short. It may say no: then it stays as safe as before. */
export function askToStay() {
  if (hasAsked) return;
  hasAsked = true;
  void navigator.storage?.persist?.().catch(() => false);
}

type SyncRegistration = ServiceWorkerRegistration & { readonly sync?: { register(tag: string): Promise<void> } };

/** Has the browser flush when there is a network, also with the page closed, where it can do that. */
export async function wakeWorkerLater() {
  try {
    const registration: SyncRegistration | undefined = await navigator.serviceWorker?.getRegistration();
    await registration?.sync?.register(SYNC_TAG);
  } catch {
    // Not allowed, or not there: the next visit sends it.
  }
}
