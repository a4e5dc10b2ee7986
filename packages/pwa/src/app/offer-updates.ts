import { HOUR } from '@twosides/domain/kernel';
import { Workbox } from 'workbox-window';
import { toasts } from '../ui/feedback/toast-store.ts';

/**
 * Registers the service worker and offers a new version when there is one; it takes over only when its reader agrees.
 */
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
    // Another tab agreed to it. What is being written here must not go with a reload that nobody asked for.
    else if (isControlled) offerReload();
    // On the first visit the first worker takes the page: nothing of it is out of date.
    isControlled = true;
  });

  // Some browsers refuse a worker (private windows, full disks): the app goes on without one.
  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  // The page asks, rather than the worker takes all it finds: it would miss those that are still on their way.
  if (!isControlled) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'CLAIM' }));
  const look = () => {
    // Offered again on coming back: another toast may have taken its place.
    if (registration.waiting && toasts.getSnapshot() === null) offer();
    // Without a network there is nothing to look for.
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
