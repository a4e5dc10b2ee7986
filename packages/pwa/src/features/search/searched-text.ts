import { cutText } from '@twosides/domain/kernel';
import { queryTerms, SEARCH_MAX } from '@twosides/domain/reading';

/** What the address of the search asks for, as far as it is looked at. */
export const searchedText = (search: URLSearchParams): string => cutText((search.get('q') ?? '').trim(), SEARCH_MAX);

/** Whether there is a word in it to look for. */
export const isSearched = (text: string): boolean => queryTerms(text).length > 0;
