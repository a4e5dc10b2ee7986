import { type CategoryId, findCategory } from '@twosides/domain/model';
import type { ListChoice } from '../../../api/query-keys.ts';

export const TRENDING_TABS = [
  { value: 'trending', label: 'Trending Now', icon: 'flame', list: 'trending' },
  { value: 'polarizing', label: 'Most Polarizing', icon: 'scale', list: 'polarizing' },
  { value: 'today', label: "Today's Top", note: '(last 24 hours)', icon: 'clock', list: 'votedToday' },
  { value: 'ended', label: 'How\u00a0it ended', icon: 'check', list: 'ended' },
] as const;

export type TrendingTab = (typeof TRENDING_TABS)[number]['value'];

export type TrendingFilter = { readonly category: CategoryId | null; readonly tab: TrendingTab };

const DEFAULT_TAB: TrendingTab = 'trending';

export function parseTrendingFilter(search: URLSearchParams): TrendingFilter {
  return {
    category: findCategory(search.get('category') ?? '')?.id ?? null,
    tab: TRENDING_TABS.find(({ value }) => value === search.get('tab'))?.value ?? DEFAULT_TAB,
  };
}

export function trendingPath({ category, tab }: TrendingFilter): string {
  const search = new URLSearchParams();
  if (tab !== DEFAULT_TAB) search.set('tab', tab);
  if (category !== null) search.set('category', category);
  return search.size === 0 ? '/trending' : `/trending?${search}`;
}

export function tabName(tab: TrendingTab): string {
  const found = TRENDING_TABS.find(({ value }) => value === tab);
  return found && 'note' in found ? `${found.label} ${found.note}` : (found?.label ?? '');
}

const LIMIT = 10;

export function listOf({ tab, category }: TrendingFilter): ListChoice {
  return { name: TRENDING_TABS.find(({ value }) => value === tab)?.list ?? 'trending', category, limit: LIMIT };
}

const FEEDS: Readonly<Partial<Record<TrendingTab, string>>> = {
  trending: 'trending',
  polarizing: 'revealed',
  ended: 'updates',
};

export const feedOf = ({ tab, category }: TrendingFilter): string | undefined => {
  const list = FEEDS[tab];
  return list && `${category === null ? '' : `category/${category}/`}${list}`;
};
