import { expect, test } from 'vitest';
import { listOf, parseTrendingFilter, type TrendingFilter, trendingPath } from './TrendingScreen.tsx';

test.each<[string, TrendingFilter]>([
  ['/trending', { category: null, tab: 'trending' }],
  ['/trending?tab=today', { category: null, tab: 'today' }],
  ['/trending?tab=polarizing&category=trust', { category: 'trust', tab: 'polarizing' }],
])('%s keeps its filter', (path, filter) => {
  expect(trendingPath(filter)).toBe(path);
  expect(parseTrendingFilter(new URL(path, 'https://twosides.example').searchParams)).toEqual(filter);
});

test('what is no tab shows what is trending now', () => {
  expect(parseTrendingFilter(new URLSearchParams('tab=x&category=y'))).toEqual({ category: null, tab: 'trending' });
});

test('each tab has a list of its own', () => {
  const lists = (['trending', 'polarizing', 'today', 'ended'] as const).map((tab) =>
    listOf({ category: 'trust', tab }),
  );
  expect(lists).toEqual(
    ['trending', 'polarizing', 'votedToday', 'ended'].map((name) => ({ name, category: 'trust', limit: 10 })),
  );
});
