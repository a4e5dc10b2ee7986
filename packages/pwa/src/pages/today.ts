import { PAGE_HEADINGS } from '@twosides/domain/contract';
import { todayQuery } from '../api/deck/today.ts';
import { TodayScreen } from '../features/today/TodayScreen.tsx';
import type { Page } from './page.ts';

export const page = {
  path: '/today',
  title: PAGE_HEADINGS.today,
  Screen: TodayScreen,
  renderedBy: ['at'],
  queries: () => [todayQuery],
} satisfies Page<'today'>;
