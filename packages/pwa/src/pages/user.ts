import { profileConflictsQuery, profileQuery } from '../api/profiles.ts';
import { PublicProfileScreen } from '../features/public-profile/PublicProfileScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/user/:identifier',
  Screen: PublicProfileScreen,
  queries: ({ params: { identifier = '' } }) => [profileQuery(identifier), profileConflictsQuery(identifier)],
} satisfies Page<'user'>;
