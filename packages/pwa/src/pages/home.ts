import { conflictListQuery } from '../api/conflict-lists.ts';
import { beginningOf } from '../features/conflict-list/beginning-of.ts';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { listOf, parseHomeFilter } from '../features/home/home-filter.ts';
import type { Page } from './page.ts';

export const page = {
  path: '/',
  title: null,
  Screen: HomeScreen,
  renderedBy: ['category', 'sort', 'from'],
  queries: ({ search }) => [conflictListQuery({ ...listOf(parseHomeFilter(search)), from: beginningOf(search) })],
} satisfies Page<'home'>;
