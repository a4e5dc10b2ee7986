import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { useEffect, useRef, useState } from 'react';
import { callPage } from './client.ts';
import { uniqueById } from './conflict-lists.ts';
import { type CommentsStart, queryKeys } from './query-keys.ts';

export const commentsStart = (search: URLSearchParams): CommentsStart | undefined => {
  const cursor = search.get('comments');
  if (cursor !== null) return { cursor };
  return search.get('order') === 'bridging' ? { sort: 'bridging' } : undefined;
};

export const asksForBridging = (start: CommentsStart | undefined): boolean =>
  start !== undefined && ('sort' in start || start.cursor.startsWith('b_'));

export const commentsFromQuery = (id: ConflictId, from: CommentsStart) =>
  infiniteQueryOptions({
    queryKey: queryKeys.commentsFrom(id, from),
    queryFn: ({ pageParam, signal }) => callPage('comments', { params: { id: String(id) }, query: pageParam, signal }),
    initialPageParam: from,
    getNextPageParam: ({ nextCursor }): CommentsStart | null => (nextCursor === null ? null : { cursor: nextCursor }),
    ...('sort' in from && { meta: { isKeptOnDevice: true } }),
  });

/** Shows the newest comments if `from` is undefined or the request fails. */
export function useComments(conflict: ConflictDetailView, from: CommentsStart | undefined) {
  const later = useInfiniteQuery({
    ...commentsFromQuery(conflict.id, from ?? { sort: 'bridging' }),
    enabled: from !== undefined,
  });
  const isNewest = from === undefined || (later.data === undefined && (later.isError || later.isPaused));
  const newest = useNewestComments(conflict, isNewest);
  if (isNewest) return { ...newest, isInOrder: from === undefined };
  const listed = (later.data?.pages ?? []).map((page) => page.items);
  const ids = new Set(listed.flat().map(({ id }) => id));
  const own = 'sort' in from ? conflict.comments.filter(({ id, isOwn }) => isOwn && !ids.has(id)) : [];
  return {
    comments: uniqueById(later.data ? [own, ...listed] : []),
    hasMore: later.hasNextPage,
    next: later.data?.pages.at(-1)?.nextCursor ?? null,
    loadMore: () => void later.fetchNextPage(),
    isLoading: later.isPending,
    isLoadingMore: later.isFetching,
    isError: later.isError,
    isInOrder: true,
  };
}

function useNewestComments(conflict: ConflictDetailView, isShown: boolean) {
  const client = useQueryClient();
  const queryKey = queryKeys.moreComments(conflict.id);
  const [isAsked, setAsked] = useState(() => client.getQueryData(queryKey) !== undefined);
  const query = useInfiniteQuery({
    queryKey,
    queryFn: ({ pageParam, signal }) =>
      callPage('comments', {
        params: { id: String(conflict.id) },
        query: { cursor: pageParam ?? firstCursor() },
        signal,
      }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
    enabled: isAsked && isShown,
  });
  useWhenChanged(conflict.commentsCursor, () => void client.invalidateQueries({ queryKey }));
  const pages = query.data?.pages ?? [];
  return {
    comments: uniqueById([conflict.comments, ...pages.map((page) => page.items)]),
    next: query.data ? (pages.at(-1)?.nextCursor ?? null) : conflict.commentsCursor,
    hasMore: query.data ? query.hasNextPage : conflict.commentsCursor !== null,
    loadMore: () => (isAsked ? void query.fetchNextPage() : setAsked(true)),
    isLoading: false,
    isLoadingMore: query.isFetching,
    isError: query.isError,
  };

  /** Not `conflict.commentsCursor`, because a refetch may have moved the cursor since the last render. */
  function firstCursor(): string | undefined {
    return client.getQueryData<ConflictDetailView>(queryKeys.conflict(conflict.id))?.commentsCursor ?? undefined;
  }
}

function useWhenChanged(cursor: string | null, act: () => void) {
  const seen = useRef(cursor);
  useEffect(() => {
    if (seen.current === cursor) return;
    seen.current = cursor;
    act();
  }, [cursor, act]);
}
