import { queryOptions } from '@tanstack/react-query';
import type { MonthView } from '@twosides/domain/statements';
import { callLater } from '../../../api/call-later.ts';
import { queryKeys } from '../../../api/query-keys.ts';

/** What was reported and decided in the months that are over, the latest first. */
export const transparencyQuery = queryOptions<readonly MonthView[]>({
  queryKey: queryKeys.transparency,
  queryFn: ({ signal }) => callLater('transparency', { signal }),
});
