export function countOf(count: number, noun: string): string {
  return `${count.toLocaleString('en')} ${noun}${count === 1 ? '' : 's'}`;
}

export const KEPT_WORDS = { waiting: 'saved, not sent yet', rejected: 'not accepted' } as const;

export const beginningOf = (search: URLSearchParams): string | undefined => search.get('from') ?? undefined;
