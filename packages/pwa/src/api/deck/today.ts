import { useQueryClient } from '@tanstack/react-query';
import { startOfDay, type Timestamp } from '@twosides/domain/kernel';
import { call } from '../client.ts';
import { type ConflictList, pagedConflictsQuery, usePagedConflicts } from '../conflict-lists.ts';
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

export type Today = ConflictList & {
  /** Not what the server's HTML shows to everybody. */
  readonly isOwn: boolean;
  /** When the day began that they were read on; that of the server's HTML is not known. */
  readonly day: Timestamp | null;
};

/** Today's five, whole; those of an earlier day are read again. */
export function useToday(): Today {
  const client = useQueryClient();
  const list = usePagedConflicts(todayQuery);
  const readAt = client.getQueryState(todayQuery.queryKey)?.dataUpdatedAt ?? 0;
  return { ...list, isOwn: readAt > 0, day: readAt > 0 ? startOfDay(readAt) : null };
}
