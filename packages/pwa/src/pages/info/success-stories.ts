import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { storiesQuery } from '../../api/updates.ts';
import { SuccessStoriesScreen } from '../../features/info/success-stories/SuccessStoriesScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/success-stories',
  title: PAGE_HEADINGS.successStories,
  Screen: SuccessStoriesScreen,
  renderedBy: [],
  queries: () => [storiesQuery],
} satisfies Page<'successStories'>;
