import { SearchScreen } from '../features/search/SearchScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/search',
  Screen: SearchScreen,
} satisfies Page<'search'>;
