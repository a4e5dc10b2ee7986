import { createContext, useDeferredValue, useSyncExternalStore } from 'react';

/**
 * False on the server and during hydration, when everything must match the server's HTML. Deferred, so that updates
 * are gradual.
 */
export const useIsHydrated = (): boolean => useDeferredValue(useSyncExternalStore(subscribeToNothing, yes, no));

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/** Time and origin of the server's HTML; null without. */
export const Rendered = createContext<{ readonly at: number; readonly origin: string } | null>(null);
