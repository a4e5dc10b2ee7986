import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { cutText } from '@twosides/domain/kernel';
import { queryTerms, SEARCH_MAX, type SearchView } from '@twosides/domain/reading';
import { useSearchParams } from 'react-router-dom';
import { call } from '../../../api/client.ts';
import { queryKeys } from '../../../api/query-keys.ts';
import shared from '../../../styles/shared.module.css';
import { SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { useDocumentTitle } from '../../../ui/layout/document-head.ts';
import { LoadFailed } from '../../common/offline/LoadFailed.tsx';
import { CardSkeleton } from '../conflict-list/ConflictList.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchIdeas, SearchResults } from './SearchResults.tsx';
import styles from './SearchScreen.module.css';

export const queries = ({ search }: { readonly search: URLSearchParams }) => {
  const text = searchedText(search);
  return isSearched(text) ? [searchQuery(text)] : [];
};

export function SearchScreen() {
  const [params, setParams] = useSearchParams();
  const query = searchedText(params);
  useDocumentTitle(query === '' ? 'Search' : `Search: ${query}`);
  return (
    <div className={styles.screen}>
      <h1 className={shared.listTitle}>Search</h1>
      <SearchField query={query} onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true })} />
      {isSearched(query) ? (
        <Found query={query} />
      ) : (
        <SearchIdeas title="What are you looking for?">
          Search for a word in a conflict, a nickname or a category.
        </SearchIdeas>
      )}
    </div>
  );
}

function Found({ query }: { readonly query: string }) {
  const found = useQuery({ ...searchQuery(query), placeholderData: keepPreviousData });
  if (found.data) return <SearchResults query={query} found={found.data} isStale={found.isPlaceholderData} />;
  if (found.error) return <LoadFailed title="The search didn’t work" query={found} />;
  return (
    <SkeletonGroup label="Searching" className={styles.list}>
      <CardSkeleton />
      <CardSkeleton />
    </SkeletonGroup>
  );
}

export const searchedText = (search: URLSearchParams): string => cutText((search.get('q') ?? '').trim(), SEARCH_MAX);

const isSearched = (text: string): boolean => queryTerms(text).length > 0;

const searchQuery = (text: string) =>
  queryOptions<SearchView>({
    queryKey: queryKeys.search(text),
    queryFn: ({ signal }) => call('search', { query: { q: text }, signal }),
  });
