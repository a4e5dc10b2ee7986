import { createContext, useDeferredValue, useSyncExternalStore } from 'react';

/**
 * False on the server and during hydration, when everything must match the server's HTML. Deferred, because updates
 * after hydration must not block the page.
 */
export const useIsHydrated = (): boolean => useDeferredValue(useOfDevice(yes, no));

/** Reads a value that never changes on a device. Returns `onServer()` on the server and during hydration. */
export const useOfDevice = <Value>(read: () => Value, onServer: () => Value): Value =>
  useSyncExternalStore(subscribeToNothing, read, onServer);

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/** When (in milliseconds) and for which origin the server rendered the page. Null if the server did not render it. */
export const Rendered = createContext<{ readonly at: number; readonly origin: string } | null>(null);
