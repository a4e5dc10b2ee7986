import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { AlertsScreen } from '../features/alerts/AlertsScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/alerts',
  title: PAGE_HEADINGS.alerts,
  Screen: AlertsScreen,
} satisfies Page<'alerts'>;
