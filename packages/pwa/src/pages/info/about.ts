import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { AboutScreen } from '../../features/info/about/AboutScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/about',
  title: PAGE_HEADINGS.about,
  Screen: AboutScreen,
  renderedBy: [],
} satisfies Page<'about'>;
