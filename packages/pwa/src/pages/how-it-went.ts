import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { HowItWentScreen } from '../features/updates/HowItWentScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/how-it-went/:id',
  title: PAGE_HEADINGS.howItWent,
  Screen: HowItWentScreen,
  needsOnboarding: false,
} satisfies Page<'howItWent'>;
