import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { SearchView } from '@twosides/domain/reading';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

/** What a text finds. While the next text is looked up, the answer to the one before stays. */
export function useSearch(text: string) {
  return useQuery({ ...searchQuery(text), enabled: text !== '', placeholderData: keepPreviousData });
}

export const searchQuery = (text: string) =>
  queryOptions<SearchView>({
    queryKey: queryKeys.search(text),
    queryFn: ({ signal }) => call('search', { query: { q: text }, signal }),
  });
