import { startOfDay } from '@twosides/domain/kernel';
import { call } from '../client.ts';
import { pagedConflictsQuery } from '../conflict-lists.ts';
import { queryKeys } from '../query-keys.ts';

export const todayQuery: ReturnType<typeof pagedConflictsQuery> = {
  ...pagedConflictsQuery(queryKeys.today, async (_, signal) => ({
    items: await call('today', { signal }),
    nextCursor: null,
  })),
  staleTime: ({ state }) => freshFor(state.dataUpdatedAt),
  // A page that was left open overnight shows the day before.
  refetchOnWindowFocus: true,
};

/**
 * How long what was read then counts, in ms. What came with the server's HTML has no age, and is asked again anyway.
 */
export const freshFor = (readAt: number): number =>
  readAt > 0 && readAt < startOfDay(Date.now()) ? 0 : Number.POSITIVE_INFINITY;
