import type { LeaderboardView } from '@twosides/domain/reading';

export type Period = LeaderboardView['period'];

export const PERIOD_TABS: readonly { readonly value: Period; readonly label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'daily', label: 'Daily' },
];

export const SPAN_TEXT: Readonly<Record<Period, string>> = { weekly: 'this week', daily: 'today' };

export const parsePeriod = (search: URLSearchParams): Period => (search.get('period') === 'daily' ? 'daily' : 'weekly');

export const periodPath = (period: Period): string =>
  period === 'daily' ? '/leaderboard?period=daily' : '/leaderboard';
