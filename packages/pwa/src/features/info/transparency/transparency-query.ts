import { queryOptions } from '@tanstack/react-query';
import type { MonthView } from '@twosides/domain/statements';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';

export const transparencyQuery = queryOptions<readonly MonthView[]>({
  queryKey: queryKeys.transparency,
  queryFn: ({ signal }) => call('transparency', { signal }),
});
