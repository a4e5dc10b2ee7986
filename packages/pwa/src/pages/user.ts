import { profileConflictsQuery, profileQuery } from '../api/profiles.ts';
import { beginningOf } from '../features/conflict-list/beginning-of.ts';
import { PublicProfileScreen } from '../features/public-profile/PublicProfileScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/user/:identifier',
  Screen: PublicProfileScreen,
  renderedBy: ['from'],
  queries: ({ params: { identifier = '' }, search }) => [
    profileQuery(identifier),
    profileConflictsQuery(identifier, beginningOf(search)),
  ],
} satisfies Page<'user'>;
