import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { conflictListQuery } from '../api/conflict-lists.ts';
import { statsQuery } from '../api/stats.ts';
import { beginningOf } from '../features/conflict-list/beginning-of.ts';
import { TrendingScreen } from '../features/trending/TrendingScreen.tsx';
import { listOf, parseTrendingFilter } from '../features/trending/trending-filter.ts';
import type { Page } from './page.ts';

export const page = {
  path: '/trending',
  title: PAGE_HEADINGS.trending,
  Screen: TrendingScreen,
  renderedBy: ['category', 'tab', 'from'],
  queries: ({ search }) => [
    conflictListQuery({ ...listOf(parseTrendingFilter(search)), from: beginningOf(search) }),
    statsQuery,
  ],
} satisfies Page<'trending'>;
