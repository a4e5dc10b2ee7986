import { PublicProfileScreen } from '../features/public-profile/PublicProfileScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/user/:identifier',
  Screen: PublicProfileScreen,
} satisfies Page<'user'>;
