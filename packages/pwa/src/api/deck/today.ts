import { useQueryClient } from '@tanstack/react-query';
import { startOfDay } from '@twosides/domain/kernel';
import { call, toServerTime } from '../client.ts';
import { pagedConflictsQuery, usePagedConflicts } from '../conflict-lists.ts';
import { queryKeys } from '../query-keys.ts';

const dayQuery = (day: 'today' | 'yesterday'): ReturnType<typeof pagedConflictsQuery> => ({
  ...pagedConflictsQuery(queryKeys[day], async (_, signal) => ({
    items: await call(day, { signal }),
    nextCursor: null,
  })),
  staleTime: ({ state }) => freshFor(state.dataUpdatedAt),
  refetchOnWindowFocus: true,
});

export const todayQuery = dayQuery('today');
const yesterdayQuery = dayQuery('yesterday');

export const useYesterday = () => usePagedConflicts(yesterdayQuery);

/** @returns milliseconds: 0 once the UTC day of `readAt` is over */
export const freshFor = (readAt: number): number =>
  readAt > 0 && toServerTime(readAt) < startOfDay(toServerTime(Date.now())) ? 0 : Number.POSITIVE_INFINITY;

export type Today = ReturnType<typeof useToday>;

export function useToday() {
  const client = useQueryClient();
  const list = usePagedConflicts(todayQuery);
  const readAt = client.getQueryState(todayQuery.queryKey)?.dataUpdatedAt ?? 0;
  return { ...list, isOwn: readAt > 0, day: readAt > 0 ? startOfDay(toServerTime(readAt)) : null };
}
