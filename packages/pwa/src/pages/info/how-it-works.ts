import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { HowItWorksScreen } from '../../features/info/how-it-works/HowItWorksScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/how-it-works',
  title: PAGE_HEADINGS.howItWorks,
  Screen: HowItWorksScreen,
  renderedBy: [],
} satisfies Page<'howItWorks'>;
