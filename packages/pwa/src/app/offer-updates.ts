import { HOUR } from '@twosides/domain/kernel';
import { Workbox } from 'workbox-window';
import { toasts } from '../ui/feedback/toast-store.ts';

/** Registers the service worker and offers updates, which are applied only on request. */
export async function offerUpdates(): Promise<void> {
  const workbox = new Workbox('/sw.js');
  let isAccepted = false;
  let isControlled = navigator.serviceWorker.controller !== null;

  const offer = () =>
    toasts.show({
      title: 'A new version is ready',
      duration: Number.POSITIVE_INFINITY,
      action: {
        label: 'Update',
        onPress() {
          isAccepted = true;
          workbox.messageSkipWaiting();
        },
      },
    });

  workbox.addEventListener('waiting', offer);
  workbox.addEventListener('controlling', () => {
    if (isAccepted) window.location.reload();
    // Another tab accepted it. Reloading unasked would lose what is being written here.
    else if (isControlled) offerReload();
    // On the first visit the new worker controls a page that is up to date.
    isControlled = true;
  });

  // Some browsers refuse a worker (private windows, full disks).
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  // The page asks for control, because `clients.claim()` in the worker would miss loading pages.
  if (!isControlled) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'CLAIM' }));
  const look = () => {
    // Offered again on return, since another toast may have replaced it.
    if (registration.waiting && toasts.getSnapshot() === null) offer();
    // Fails without a network.
    else workbox.update().catch(() => undefined);
  };
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

function offerReload() {
  toasts.show({
    title: 'TwoSides was updated',
    description: 'Reload this tab when it suits you.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', onPress: () => window.location.reload() },
  });
}
