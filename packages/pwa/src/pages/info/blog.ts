import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { BlogScreen } from '../../features/info/blog/BlogScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/blog',
  title: PAGE_HEADINGS.blog,
  Screen: BlogScreen,
  renderedBy: [],
} satisfies Page<'blog'>;
