import { QueryClient } from '@tanstack/react-query';
import { DAY } from '@twosides/domain/kernel';
import { queryKeys } from '../api/query-keys.ts';

/**
 * Queries stored for offline reading. A session ended from elsewhere cannot be noticed offline, so nothing that shows
 * which anonymous conflicts are the member's own is stored: no alerts, no list of own conflicts. `answer-entry.ts`
 * masks the rest.
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
/** As long as the copy on the device is shown, in ms: what left the memory earlier would be missing in it. */
const KEPT_FOR = 7 * DAY;

/** Within a visit nothing goes stale by itself: what changes is told by the one who changed it. */
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
      // Whether there is a network is found out by asking: what the browser says of it is a guess.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  for (const queryKey of KEPT_ON_DEVICE)
    client.setQueryDefaults(queryKey, { gcTime: KEPT_FOR, meta: { isKeptOnDevice: true } });
  client.setQueryDefaults(queryKeys.ownConflicts, { meta: { isKeptOnDevice: false } });
  return client;
}
