import { infiniteQueryOptions, type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import type { ConflictView } from '@twosides/domain/reading';
import { callPage, type Page } from './client.ts';
import { type ListChoice, queryKeys } from './query-keys.ts';

export const useConflictList = (choice: ListChoice) => usePagedConflicts(conflictListQuery(choice));

export const conflictListQuery = ({ name, category, limit, from }: ListChoice) =>
  pagedConflictsQuery(
    queryKeys.list({ name, category, limit, from }),
    (cursor, signal) => {
      const query = { limit: String(limit), category: category ?? undefined, cursor, comments: 'none' } as const;
      return name === 'votedToday'
        ? callPage('topConflictsToday', { query: { ...query, voted: 'today' }, signal })
        : callPage(name, { query, signal });
    },
    from,
  );

/** `queryKey` must start with `queryKeys.lists`, because a vote is written only into cached lists under that key. */
export const pagedConflictsQuery = (
  queryKey: readonly unknown[],
  readPage: (cursor: string | undefined, signal: AbortSignal) => Promise<Page<ConflictView>>,
  from?: string,
) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: async ({ pageParam, signal }) => asListed(await readPage(pageParam ?? undefined, signal)),
    initialPageParam: (from ?? null) as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });

const asListed = ({ items, nextCursor }: Page<ConflictView>): Page<ConflictView> => ({
  items: items.map((item) => ({ ...item, recentComments: [] })),
  nextCursor,
});

export const deckQuery = pagedConflictsQuery(queryKeys.deck, (after, signal) =>
  callPage('deck', { query: { after }, signal }),
);

export type ConflictList = ReturnType<typeof usePagedConflicts>;

export function usePagedConflicts(options: ReturnType<typeof pagedConflictsQuery>) {
  const query = useInfiniteQuery(options);
  return {
    ...pagingOf(query),
    conflicts: query.data && uniqueById(query.data.pages.map((page) => page.items)),
    isError: query.isError && query.data === undefined,
    next: query.data?.pages.at(-1)?.nextCursor ?? null,
  };
}

export const pagingOf = (query: UseInfiniteQueryResult) => ({
  retry: () => void query.refetch(),
  isRetrying: query.isFetching,
  hasMore: query.hasNextPage,
  loadMore: () => void query.fetchNextPage(),
  isLoadingMore: query.isFetchingNextPage,
  isLoadMoreError: query.isFetchNextPageError,
});

export function uniqueById<Item extends { readonly id: unknown }>(
  pages: readonly (readonly Item[])[],
): readonly Item[] {
  const items = new Map<Item['id'], Item>();
  for (const page of pages) for (const item of page) items.set(item.id, item);
  return [...items.values()];
}
