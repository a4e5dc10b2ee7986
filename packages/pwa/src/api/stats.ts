import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StatsView } from '@twosides/domain/reading';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/**
 * What the community has done so far; undefined until it is known. Decoration: without an answer its place stays empty.
 */
export const useStats = (): StatsView | undefined => useQuery(statsQuery).data;

export const statsQuery = queryOptions({
  queryKey: queryKeys.stats,
  queryFn: ({ signal }): Promise<StatsView> => call('stats', { signal }),
});
