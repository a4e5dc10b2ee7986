import { HOUR } from '@twosides/domain/kernel';
import { Workbox } from 'workbox-window';
import { toasts } from '../ui/feedback/toast-store.ts';

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
    // Another tab accepted the update. Don't reload this tab, because unsaved text would be lost.
    else if (isControlled) offerReload();
    isControlled = true;
  });

  const registration = await workbox.register().catch(() => undefined);
  if (!registration) return;
  if (!isControlled) void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage({ type: 'CLAIM' }));
  const look = () => {
    if (registration.waiting && toasts.getSnapshot() === null) offer();
    else workbox.update().catch(() => undefined);
  };
  setInterval(look, HOUR);
  document.addEventListener('visibilitychange', () => document.hidden || look());
}

function offerReload() {
  toasts.show({
    title: 'TwoSides was updated',
    description: 'Reload this tab whenever you’re ready.',
    duration: Number.POSITIVE_INFINITY,
    action: { label: 'Reload', onPress: () => window.location.reload() },
  });
}
