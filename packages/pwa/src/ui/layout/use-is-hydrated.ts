import { useSyncExternalStore } from 'react';

/**
 * Whether what is shown may be of this device. False on the server and while its HTML is taken over, where all has to
 * be as it was rendered there.
 */
export const useIsHydrated = (): boolean => useSyncExternalStore(subscribeToNothing, yes, no);

const subscribeToNothing = () => () => undefined;
const yes = () => true;
const no = () => false;
