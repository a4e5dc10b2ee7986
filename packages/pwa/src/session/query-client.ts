import { QueryClient } from '@tanstack/react-query';
import { DAY } from '@twosides/domain/kernel';
import { queryKeys } from '../api/query-keys.ts';

/**
 * Queries stored for offline reading. They must not show which anonymous conflicts are the member's: offline, the app
 * does not notice that a session has ended. So own conflicts and alerts are left out; `answer-entry.ts` masks the rest.
 */
const KEPT_ON_DEVICE = [
  queryKeys.lists,
  queryKeys.conflicts,
  queryKeys.everyUpdate,
  queryKeys.stories,
  queryKeys.profiles,
  queryKeys.stats,
  queryKeys.operator,
];
/** Milliseconds, as long as stored data is shown. A query removed from memory is also removed from storage. */
const KEPT_FOR = 7 * DAY;

/** By default, data does not become stale with time; changes invalidate it. */
export function createQueryClient(): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        retry: false,
        refetchOnWindowFocus: false,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Send even if the browser reports no network: it only guesses.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const queryKey of KEPT_ON_DEVICE)
    client.setQueryDefaults(queryKey, { gcTime: KEPT_FOR, meta: { isKeptOnDevice: true } });
  client.setQueryDefaults(queryKeys.ownConflicts, { meta: { isKeptOnDevice: false } });
  return client;
}
