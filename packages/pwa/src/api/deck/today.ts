import { useQueryClient } from '@tanstack/react-query';
import { startOfDay } from '@twosides/domain/kernel';
import { call } from '../client.ts';
import { type ConflictList, pagedConflictsQuery, usePagedConflicts } from '../conflict-lists.ts';
import { queryKeys } from '../query-keys.ts';

export const todayQuery: ReturnType<typeof pagedConflictsQuery> = {
  ...pagedConflictsQuery(queryKeys.today, async (_, signal) => ({
    items: await call('today', { signal }),
    nextCursor: null,
  })),
  staleTime: ({ state }) => freshFor(state.dataUpdatedAt),
};

/** `isOwn`: not what the server's HTML shows to everybody. */
export type Today = ConflictList & { readonly isOwn: boolean };

/** Today's five, whole; those of an earlier day are read again. */
export function useToday(): Today {
  const client = useQueryClient();
  const list = usePagedConflicts(todayQuery);
  return { ...list, isOwn: (client.getQueryState(todayQuery.queryKey)?.dataUpdatedAt ?? 0) > 0 };
}

/**
 * How long what was read then counts, in ms. What came with the server's HTML has no age, and is asked again anyway.
 */
export const freshFor = (readAt: number): number =>
  readAt > 0 && readAt < startOfDay(Date.now()) ? 0 : Number.POSITIVE_INFINITY;
