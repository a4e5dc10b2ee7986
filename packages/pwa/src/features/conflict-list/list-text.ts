/** "1 vote", "1,204 votes". */
export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

/** What is said of a vote that the server does not have. */
export const KEPT_WORDS = { waiting: 'saved, not sent yet', rejected: 'not accepted' } as const;

/** Where the list at an address begins, if not at its beginning: what comes later is a page without JavaScript. */
export const beginningOf = (search: URLSearchParams): string | undefined => search.get('from') ?? undefined;
