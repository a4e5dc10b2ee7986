import { QueryClient } from '@tanstack/react-query';
import { DAY } from '@twosides/domain/kernel';
import { queryKeys } from '../api/query-keys.ts';

/**
 * Queries stored for offline reading. Offline, a session ended elsewhere goes unnoticed, so nothing that shows which
 * anonymous conflicts are the member's own is stored: no alerts, no own conflicts. `answer-entry.ts` masks the rest.
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
/** As long as stored data is shown; removing it from memory earlier would also remove it from storage. */
const KEPT_FOR = 7 * DAY;

/** Nothing goes stale during a visit; changes invalidate it. */
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
      // Requests find out whether there is a network; the browser only guesses.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const queryKey of KEPT_ON_DEVICE)
    client.setQueryDefaults(queryKey, { gcTime: KEPT_FOR, meta: { isKeptOnDevice: true } });
  client.setQueryDefaults(queryKeys.ownConflicts, { meta: { isKeptOnDevice: false } });
  return client;
}
