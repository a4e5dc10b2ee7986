import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { SettingsScreen } from '../features/settings/SettingsScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/settings',
  title: PAGE_HEADINGS.settings,
  Screen: SettingsScreen,
} satisfies Page<'settings'>;
