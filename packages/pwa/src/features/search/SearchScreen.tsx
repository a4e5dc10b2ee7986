import { SEARCH_MAX, searchWords } from '@twosides/domain/reading';
import { useSearchParams } from 'react-router-dom';
import { userMessageOf } from '../../api/api-error.ts';
import { useSearch } from '../../api/search.ts';
import { ErrorState } from '../../ui/feedback/ErrorState.tsx';
import { SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { useDocumentTitle } from '../../ui/layout/use-document-title.ts';
import { CardSkeleton } from '../conflict-list/CardSkeleton.tsx';
import { SearchField } from './SearchField.tsx';
import { SearchResults } from './SearchResults.tsx';
import styles from './SearchScreen.module.css';
import { WaysOn } from './WaysOn.tsx';

/** What is looked for stands in the address: it can be shared, reloaded and stepped back to. */
export function SearchScreen() {
  const [params, setParams] = useSearchParams();
  const query = (params.get('q') ?? '').trim().slice(0, SEARCH_MAX);
  useDocumentTitle(query === '' ? 'Search' : `Search: ${query}`);
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>Search</h1>
      <SearchField query={query} onSearch={(q) => setParams(q === '' ? {} : { q }, { replace: true })} />
      {searchWords(query).length === 0 ? (
        <WaysOn title="What is it about?">Search for a word in a conflict, a nickname or a category.</WaysOn>
      ) : (
        <Found query={query} />
      )}
    </div>
  );
}

function Found({ query }: { readonly query: string }) {
  const { data: found, error, refetch, isFetching, isPlaceholderData } = useSearch(query);
  if (found) return <SearchResults query={query} found={found} isStale={isPlaceholderData} />;
  if (error) {
    return (
      <ErrorState title="The search didn't work" onRetry={() => void refetch()} retrying={isFetching}>
        {userMessageOf(error) ?? 'Please try again in a moment.'}
      </ErrorState>
    );
  }
  return (
    <SkeletonGroup label="Searching" className={styles.list}>
      <CardSkeleton />
      <CardSkeleton />
      <CardSkeleton />
    </SkeletonGroup>
  );
}
