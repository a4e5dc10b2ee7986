import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { TrendingScreen } from '../features/trending/TrendingScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/trending',
  title: PAGE_HEADINGS.trending,
  Screen: TrendingScreen,
} satisfies Page<'trending'>;
