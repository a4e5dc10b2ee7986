import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import type { SearchView } from '@twosides/domain/reading';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

export function useSearch(text: string) {
  return useQuery({ ...searchQuery(text), enabled: text !== '', placeholderData: keepPreviousData });
}

export const searchQuery = (text: string) =>
  queryOptions<SearchView>({
    queryKey: queryKeys.search(text),
    queryFn: ({ signal }) => call('search', { query: { q: text }, signal }),
  });
