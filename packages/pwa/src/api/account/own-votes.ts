import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnVoteView } from '@twosides/domain/voting';
import { callPage } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

export function useOwnVotes() {
  const query = useInfiniteQuery({
    queryKey: queryKeys.ownVotes,
    queryFn: ({ pageParam, signal }) => callPage('ownVotes', { query: { cursor: pageParam ?? undefined }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const votes: readonly OwnVoteView[] | undefined = query.data?.pages.flatMap((page) => page.items);
  return {
    votes,
    isError: query.isError && votes === undefined,
    retry: () => void query.refetch(),
    isRetrying: query.isFetching,
    hasMore: query.hasNextPage,
    loadMore: () => void query.fetchNextPage(),
    isLoadingMore: query.isFetchingNextPage,
    isLoadMoreError: query.isFetchNextPageError,
  };
}
