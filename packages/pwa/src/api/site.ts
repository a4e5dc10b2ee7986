import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { OperatorView, StatsView } from '@twosides/domain/reading';
import type { ApiError } from './api-error.ts';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

export const useStats = (): StatsView | undefined => useQuery(statsQuery).data;

export const statsQuery = queryOptions({
  queryKey: queryKeys.stats,
  queryFn: ({ signal }): Promise<StatsView> => call('stats', { signal }),
});

export const operatorQuery = queryOptions<OperatorView, ApiError>({
  queryKey: queryKeys.operator,
  queryFn: ({ signal }) => call('operator', { signal }),
});

export function fetchOperatorAhead(client: QueryClient): void {
  if (client.getQueryData(operatorQuery.queryKey) === undefined) void client.prefetchQuery(operatorQuery);
}
