import { cutText } from '@twosides/domain/kernel';
import { queryTerms, SEARCH_MAX } from '@twosides/domain/reading';

export const searchedText = (search: URLSearchParams): string => cutText((search.get('q') ?? '').trim(), SEARCH_MAX);

export const isSearched = (text: string): boolean => queryTerms(text).length > 0;
