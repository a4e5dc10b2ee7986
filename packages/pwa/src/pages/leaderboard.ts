import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { LeaderboardScreen } from '../features/leaderboard/LeaderboardScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/leaderboard',
  title: PAGE_HEADINGS.leaderboard,
  Screen: LeaderboardScreen,
} satisfies Page<'leaderboard'>;
