import { numberText } from '../../ui/identity/in-words.ts';
export function countOf(count: number, noun: string): string {
  return `${numberText(count)} ${noun}${count === 1 ? '' : 's'}`;
}

export const beginningOf = (search: URLSearchParams): string | undefined => search.get('from') ?? undefined;

export type PageAddress = { readonly params: Readonly<Record<string, string>>; readonly search: URLSearchParams };
