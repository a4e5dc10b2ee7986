export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

export const KEPT_WORDS = { waiting: 'saved, not sent yet', rejected: 'not accepted' } as const;

/** The cursor in the URL at which a list starts. It allows paging without JavaScript. */
export const beginningOf = (search: URLSearchParams): string | undefined => search.get('from') ?? undefined;
