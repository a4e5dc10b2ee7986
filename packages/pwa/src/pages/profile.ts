import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { ProfileScreen } from '../features/profile/ProfileScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/profile',
  title: PAGE_HEADINGS.profile,
  Screen: ProfileScreen,
  needsOnboarding: true,
} satisfies Page<'profile'>;
