import { queryOptions, useQuery } from '@tanstack/react-query';
import type { StatsView } from '@twosides/domain/reading';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

export const useStats = (): StatsView | undefined => useQuery(statsQuery).data;

export const statsQuery = queryOptions({
  queryKey: queryKeys.stats,
  queryFn: ({ signal }): Promise<StatsView> => call('stats', { signal }),
});
