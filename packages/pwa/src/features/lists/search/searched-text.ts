import { cutText } from '@twosides/domain/kernel';
import { queryTerms, SEARCH_MAX } from '@twosides/domain/reading';

/** The search text from the URL, cut to its maximum. */
export const searchedText = (search: URLSearchParams): string => cutText((search.get('q') ?? '').trim(), SEARCH_MAX);

/** Whether the text has words to search for. */
export const isSearched = (text: string): boolean => queryTerms(text).length > 0;
