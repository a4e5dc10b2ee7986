import { type CategoryId, findCategory } from '@twosides/domain/model';
import type { ListChoice } from '../../../api/query-keys.ts';

export const SORTS = [
  { value: 'most-voted', label: 'Most Voted', list: 'topConflictsToday' },
  { value: 'trending', label: 'Trending', list: 'trending' },
  { value: 'polarizing', label: 'Polarizing', list: 'polarizing' },
] as const;

export type Sort = (typeof SORTS)[number]['value'];

export type HomeFilter = { readonly category: CategoryId | null; readonly sort: Sort };

const LIMIT = 10;

const sortOf = (text: string | null) => SORTS.find(({ value }) => value === text) ?? SORTS[0];

export function parseHomeFilter(search: URLSearchParams): HomeFilter {
  return {
    category: findCategory(search.get('category') ?? '')?.id ?? null,
    sort: sortOf(search.get('sort')).value,
  };
}

export function homePath({ category, sort }: HomeFilter): string {
  const search = new URLSearchParams();
  if (category !== null) search.set('category', category);
  if (sort !== 'most-voted') search.set('sort', sort);
  return search.size === 0 ? '/' : `/?${search}`;
}

export function listOf({ category, sort }: HomeFilter): ListChoice {
  return { name: sortOf(sort).list, category, limit: LIMIT };
}

export const feedOf = ({ category, sort }: HomeFilter): string =>
  `${category === null ? '' : `category/${category}/`}${sort === 'trending' ? 'trending' : 'newest'}`;
