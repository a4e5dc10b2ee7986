import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { SeoDashboardScreen } from '../../features/info/seo-dashboard/SeoDashboardScreen.tsx';
import type { Page } from '../page.ts';

export const page = {
  path: '/seo-dashboard',
  title: PAGE_HEADINGS.seoDashboard,
  Screen: SeoDashboardScreen,
} satisfies Page<'seoDashboard'>;
