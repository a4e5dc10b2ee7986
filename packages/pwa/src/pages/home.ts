import { conflictListQuery } from '../api/conflict-lists.ts';
import { HomeScreen } from '../features/home/HomeScreen.tsx';
import { listOf, parseHomeFilter } from '../features/home/home-filter.ts';
import type { Page } from './page.ts';

export const page = {
  path: '/',
  title: null,
  Screen: HomeScreen,
  queries: ({ search }) => [conflictListQuery(listOf(parseHomeFilter(search)))],
} satisfies Page<'home'>;
