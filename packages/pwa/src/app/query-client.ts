import { QueryClient } from '@tanstack/react-query';

/** Within a visit nothing goes stale by itself: what changes is told by whoever changed it. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        refetchInterval: false,
        networkMode: 'always',
      },
      // Whether there is a network is found out by asking: what the browser says of it is a guess.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
