import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentView } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { useEffect, useRef, useState } from 'react';
import { callPage } from './client.ts';
import { uniqueById } from './conflict-lists.ts';
import { queryKeys } from './query-keys.ts';

export type Comments = {
  readonly comments: readonly CommentView[];
  readonly hasMore: boolean;
  /** The next cursor; null at the end. */
  readonly next: string | null;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  readonly isError: boolean;
};

/** A conflict's comments from a cursor on, for pages without JavaScript. */
export const commentsFromQuery = (id: ConflictId, from: string) =>
  infiniteQueryOptions({
    queryKey: queryKeys.commentsFrom(id, from),
    queryFn: ({ pageParam, signal }) =>
      callPage('comments', { params: { id: String(id) }, query: { cursor: pageParam }, signal }),
    initialPageParam: from,
    getNextPageParam: (page) => page.nextCursor,
  });

/** @param from start here instead of with the newest */
export function useComments(conflict: ConflictDetailView, from: string | undefined): Comments {
  const newest = useNewestComments(conflict, from === undefined);
  const later = useInfiniteQuery({ ...commentsFromQuery(conflict.id, from ?? ''), enabled: from !== undefined });
  if (from === undefined) return newest;
  return {
    comments: uniqueById((later.data?.pages ?? []).map((page) => page.items)),
    hasMore: later.hasNextPage,
    next: later.data?.pages.at(-1)?.nextCursor ?? null,
    loadMore: () => void later.fetchNextPage(),
    isLoadingMore: later.isFetching,
    isError: later.isError,
  };
}

/** The conflict's own comments followed by loaded pages, without duplicates. */
function useNewestComments(conflict: ConflictDetailView, isShown: boolean): Comments {
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
    isLoadingMore: query.isFetching,
    isError: query.isError,
  };

  /** Read on demand, since a refetched conflict's comments end elsewhere. */
  function firstCursor(): string | undefined {
    return client.getQueryData<ConflictDetailView>(queryKeys.conflict(conflict.id))?.commentsCursor ?? undefined;
  }
}

/** New comments push older ones out of the conflict's own, so later pages start earlier. */
function useWhenChanged(cursor: string | null, act: () => void) {
  const seen = useRef(cursor);
  useEffect(() => {
    if (seen.current === cursor) return;
    seen.current = cursor;
    act();
  }, [cursor, act]);
}
