import { type InfiniteData, useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import { type AlertsView, type AlertView, topicsOfConflict } from '@twosides/domain/alerts';
import type { ConflictId } from '@twosides/domain/kernel';
import { call } from './client.ts';
import { patchAnswers } from './conflict-cache.ts';
import { pagingOf, uniqueById } from './conflict-lists.ts';
import { queryKeys } from './query-keys.ts';

export type Alerts = ReturnType<typeof useAlerts>;

/** Milliseconds. */
const EVERY = 180_000;
const FRESH_FOR = 30_000;

export function useAlerts() {
  const client = useQueryClient();
  const query = useInfiniteQuery({
    queryKey: queryKeys.alerts,
    queryFn: ({ pageParam, signal }) => call('alerts', { query: { cursor: pageParam ?? undefined }, signal }),
    enabled: () => Boolean(client.getQueryData(queryKeys.currentUser)),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    staleTime: FRESH_FOR,
    refetchInterval: EVERY,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
  const pages = query.data?.pages;
  return {
    ...pagingOf(query),
    alerts: pages && uniqueById(pages.map((page) => page.alerts)),
    unreadCount: pages?.[0]?.unreadCount ?? 0,
    error: pages ? null : query.error,
  };
}

type Seen = { readonly upTo: string; readonly conflictId?: ConflictId };

export function useReadAlerts(): (seen: Seen) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: ['read-alerts'],
    scope: { id: 'read-alerts' },
    mutationFn: (seen: Seen) => call('readAlerts', { body: seen }),
    onSuccess: ({ unreadCount }, { upTo, conflictId }) => {
      const topics = conflictId === undefined ? [] : topicsOfConflict(conflictId);
      const seen = (alert: AlertView) =>
        topics.includes(alert.id) && alert.at <= upTo ? { ...alert, isRead: true } : alert;
      patchAnswers<InfiniteData<AlertsView>>(client, { queryKey: queryKeys.alerts }, (data) => ({
        ...data,
        pages: data.pages.map((page) => ({ ...page, alerts: page.alerts.map(seen), unreadCount })),
      }));
      if (conflictId !== undefined) void client.invalidateQueries({ queryKey: queryKeys.conflict(conflictId) });
    },
  });
  return mutate;
}
