import { SEARCH_MAX, searchWords } from '@twosides/domain/reading';

/** What the address of the search asks for, as far as it is looked at. */
export const searchedText = (search: URLSearchParams): string => (search.get('q') ?? '').trim().slice(0, SEARCH_MAX);

/** Whether there is a word in it to look for. */
export const isSearched = (text: string): boolean => searchWords(text).length > 0;
