import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import type { CommentView, ReplyView } from '@twosides/domain/discussion';
import { type ConflictId, parseCommentId } from '@twosides/domain/kernel';
import { useState } from 'react';
import { call, callPage } from './client.ts';
import { uniqueById } from './conflict-lists.ts';
import { queryKeys } from './query-keys.ts';

export function useReplies(conflictId: ConflictId, thread: CommentView) {
  const [isAsked, setAsked] = useState(false);
  const query = useInfiniteQuery({
    queryKey: queryKeys.replies(conflictId, thread.id),
    queryFn: ({ pageParam, signal }) =>
      callPage('replies', {
        params: { id: thread.id },
        query: pageParam === null ? {} : { cursor: pageParam },
        signal,
      }),
    initialPageParam: thread.repliesCursor,
    getNextPageParam: (page) => page.nextCursor,
    enabled: isAsked,
  });
  const loaded = query.data?.pages.map((page) => page.items) ?? [];
  return {
    replies: uniqueById<ReplyView>([thread.replies, ...loaded]).toSorted(byOldest),
    hasMore: query.data ? query.hasNextPage : thread.repliesCursor !== null,
    loadMore: () => (isAsked ? void query.fetchNextPage() : setAsked(true)),
    isLoadingMore: query.isFetching,
    isError: query.isError,
  };
}

const byOldest = (a: ReplyView, b: ReplyView) => a.postedAt.localeCompare(b.postedAt) || a.id.localeCompare(b.id);

export const useThread = (conflictId: ConflictId, id: string | null): CommentView | undefined => {
  const comment = parseCommentId(id ?? '');
  const thread = useQuery({
    queryKey: queryKeys.thread(comment ?? ''),
    queryFn: ({ signal }) => call('comment', { params: { id: comment ?? '' }, signal }),
    enabled: comment !== null,
  }).data;
  // A forged URL may name a comment of another conflict.
  return thread?.conflictId === conflictId ? thread : undefined;
};
