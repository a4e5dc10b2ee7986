import type { QueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { NetworkError } from '../api/api-error.ts';
import { subscribeToOnline } from '../ui/layout/use-online.ts';

/** `unreachable`: the device has a network, and what is on the screen could not be read over it. */
export type Connection = 'fine' | 'offline' | 'unreachable';

export function useConnection(client: QueryClient): Connection {
  const cache = client.getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) => {
      const stops = [subscribeToOnline(listener), cache.subscribe(listener)];
      return () => stops.forEach((stop) => void stop());
    },
    [cache],
  );
  return useSyncExternalStore<Connection>(
    subscribe,
    () => {
      if (!navigator.onLine) return 'offline';
      const hasFailed = cache.findAll({ type: 'active' }).some(({ state }) => state.error instanceof NetworkError);
      return hasFailed ? 'unreachable' : 'fine';
    },
    () => 'fine',
  );
}
