import { useInfiniteQuery } from '@tanstack/react-query';
import type { OwnVoteView } from '@twosides/domain/voting';
import { callPage } from '../client.ts';
import { pagingOf } from '../conflict-lists.ts';
import { queryKeys } from '../query-keys.ts';

/** Short, because the list stands above the member's conflicts. */
const FIRST_PAGE = '5';

export function useOwnVotes() {
  const query = useInfiniteQuery({
    queryKey: queryKeys.ownVotes,
    queryFn: ({ pageParam, signal }) =>
      callPage('ownVotes', { query: pageParam === null ? { limit: FIRST_PAGE } : { cursor: pageParam }, signal }),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.nextCursor,
  });
  const votes: readonly OwnVoteView[] | undefined = query.data?.pages.flatMap((page) => page.items);
  return {
    ...pagingOf(query),
    votes,
    isError: query.isError && votes === undefined,
  };
}
