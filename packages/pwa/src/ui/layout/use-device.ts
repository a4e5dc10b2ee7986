import { createContext, useDeferredValue, useSyncExternalStore } from 'react';

/** False on the server and during hydration. Deferred, because updates after hydration must not block the page. */
export const useIsHydrated = (): boolean => useDeferredValue(useOfDevice(yes, no));

export const useOfDevice = <Value>(read: () => Value, onServer: () => Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, onServer);

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

export const Rendered = createContext<{ readonly at: number; readonly origin: string } | null>(null);

/** If false, the device is offline. If true, the device may be offline too, because the browser only guesses. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribeToOnline,
    () => navigator.onLine,
    () => true,
  );
}

function subscribeToOnline(listener: () => void) {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
