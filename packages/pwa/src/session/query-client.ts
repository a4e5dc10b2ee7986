import { QueryClient, type QueryClientConfig } from '@tanstack/react-query';
import { DAY } from '@twosides/domain/kernel';
import { queryKeys } from '../api/query-keys.ts';

/** Excludes own conflicts and alerts, because they would reveal which anonymous conflicts the member has posted. */
const KEPT_ON_DEVICE = [
  queryKeys.lists,
  queryKeys.conflicts,
  queryKeys.everyUpdate,
  queryKeys.stories,
  queryKeys.profiles,
  queryKeys.stats,
  queryKeys.operator,
  queryKeys.todayReminder,
];
/**
 * Milliseconds. Must be at least `OLDEST` of `answer-entry.ts`, because a query removed from memory is also removed
 * from storage.
 */
const KEPT_FOR = 7 * DAY;

export const QUERY_DEFAULTS = {
  queries: {
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
    refetchOnWindowFocus: false,
    networkMode: 'always',
    refetchOnReconnect: true,
  },
  // Sent even if the browser reports no network, because the browser may be wrong.
  mutations: { retry: false, networkMode: 'always' },
} satisfies QueryClientConfig['defaultOptions'];

export function createQueryClient(): QueryClient {
  const client = new QueryClient({ defaultOptions: QUERY_DEFAULTS });
  for (const queryKey of KEPT_ON_DEVICE)
    client.setQueryDefaults(queryKey, { gcTime: KEPT_FOR, meta: { isKeptOnDevice: true } });
  client.setQueryDefaults(queryKeys.ownConflicts, { meta: { isKeptOnDevice: false } });
  return client;
}
