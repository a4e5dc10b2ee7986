import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/category/:categoryId',
  Screen: CategoryScreen,
} satisfies Page<'category'>;
