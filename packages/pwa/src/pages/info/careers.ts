import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { CareersScreen } from '../../features/info/careers/CareersScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/careers',
  title: PAGE_HEADINGS.careers,
  Screen: CareersScreen,
  renderedBy: [],
} satisfies Page<'careers'>;
