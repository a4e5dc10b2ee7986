import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { leaderboardQuery } from '../api/points.ts';
import { LeaderboardScreen } from '../features/leaderboard/LeaderboardScreen.tsx';
import { parsePeriod } from '../features/leaderboard/leaderboard-period.ts';
import type { Page } from './page.ts';

export const page = {
  path: '/leaderboard',
  title: PAGE_HEADINGS.leaderboard,
  Screen: LeaderboardScreen,
  renderedBy: ['period'],
  queries: ({ search }) => [leaderboardQuery(parsePeriod(search))],
} satisfies Page<'leaderboard'>;
