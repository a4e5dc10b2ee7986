import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { ForumScreen } from '../../features/info/forum/ForumScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/forum',
  title: PAGE_HEADINGS.forum,
  Screen: ForumScreen,
  renderedBy: [],
} satisfies Page<'forum'>;
