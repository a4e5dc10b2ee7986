import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentView } from '@twosides/domain/discussion';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { useEffect, useRef, useState } from 'react';
import { callPage } from './client.ts';
import { queryKeys } from './query-keys.ts';
import { uniqueById } from './unique-by-id.ts';

export type Comments = {
  readonly comments: readonly CommentView[];
  readonly hasMore: boolean;
  readonly loadMore: () => void;
  readonly isLoadingMore: boolean;
  readonly isError: boolean;
};

/** The comments that came with a conflict, followed by those that were asked for, none of them twice. */
export function useComments(conflict: ConflictDetailView): Comments {
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
    enabled: isAsked,
  });
  useWhenChanged(conflict.commentsCursor, () => void client.invalidateQueries({ queryKey }));
  const pages = query.data?.pages ?? [];
  return {
    comments: uniqueById([conflict.comments, ...pages.map((page) => page.items)]),
    hasMore: query.data ? query.hasNextPage : conflict.commentsCursor !== null,
    loadMore: () => (isAsked ? void query.fetchNextPage() : setAsked(true)),
    isLoadingMore: query.isFetching,
    isError: query.isError,
  };

  /** Read at the time of asking: the conflict may have been refreshed, and its comments end elsewhere now. */
  function firstCursor(): string | undefined {
    return client.getQueryData<ConflictDetailView>(queryKeys.conflict(conflict.id))?.commentsCursor ?? undefined;
  }
}

/** New comments have pushed older ones out of the conflict's own: the pages after them begin earlier now. */
function useWhenChanged(cursor: string | null, act: () => void) {
  const seen = useRef(cursor);
  useEffect(() => {
    if (seen.current === cursor) return;
    seen.current = cursor;
    act();
  }, [cursor, act]);
}
