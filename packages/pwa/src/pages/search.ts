import { searchQuery } from '../api/search.ts';
import { SearchScreen } from '../features/search/SearchScreen.tsx';
import { isSearched, searchedText } from '../features/search/searched-text.ts';
import type { Page } from './page.ts';

export const page = {
  path: '/search',
  Screen: SearchScreen,
  renderedBy: ['q'],
  queries: ({ search }) => {
    const text = searchedText(search);
    return isSearched(text) ? [searchQuery(text)] : [];
  },
} satisfies Page<'search'>;
