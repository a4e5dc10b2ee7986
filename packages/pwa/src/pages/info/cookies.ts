import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { CookiesScreen } from '../../features/info/cookies/CookiesScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/cookies',
  title: PAGE_HEADINGS.cookies,
  Screen: CookiesScreen,
  renderedBy: [],
} satisfies Page<'cookies'>;
