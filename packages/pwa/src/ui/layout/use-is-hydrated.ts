import { createContext, useDeferredValue, useSyncExternalStore } from 'react';

/**
 * Whether what is shown may be of this device. False on the server and while its HTML is taken over, where all has to
 * be as it was rendered there. What follows from it is put on the page bit by bit.
 */
export const useIsHydrated = (): boolean => useDeferredValue(useSyncExternalStore(subscribeToNothing, yes, no));

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;

/** When the HTML was rendered that is shown or being taken over, in ms, and for which origin; null without one. */
export const Rendered = createContext<{ readonly at: number; readonly origin: string } | null>(null);
