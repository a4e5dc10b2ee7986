import { findCategory } from '@twosides/domain/model';
import { conflictListQuery } from '../api/conflict-lists.ts';
import { statsQuery } from '../api/stats.ts';
import { CategoryScreen } from '../features/category/CategoryScreen.tsx';
import { listOf } from '../features/category/category-list.ts';
import { beginningOf } from '../features/conflict-list/beginning-of.ts';
import type { Page } from './page.ts';

export const page = {
  path: '/category/:categoryId',
  Screen: CategoryScreen,
  renderedBy: ['from'],
  queries: ({ params: { categoryId = '' }, search }) => {
    const category = findCategory(categoryId);
    return category ? [conflictListQuery({ ...listOf(category), from: beginningOf(search) }), statsQuery] : [];
  },
} satisfies Page<'category'>;
