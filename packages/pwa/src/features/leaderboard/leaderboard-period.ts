import type { LeaderboardView } from '@twosides/domain/reading';

export type Period = LeaderboardView['period'];

export const PERIOD_TABS: readonly { readonly value: Period; readonly label: string }[] = [
  { value: 'weekly', label: 'Weekly' },
  { value: 'daily', label: 'Daily' },
];

/** How a span is spoken of. */
export const SPAN_TEXT: Readonly<Record<Period, string>> = { weekly: 'this week', daily: 'today' };

/** The week's is the page itself; an unknown one is read as the week's. */
export const parsePeriod = (search: URLSearchParams): Period => (search.get('period') === 'daily' ? 'daily' : 'weekly');

export const periodPath = (period: Period): string =>
  period === 'daily' ? '/leaderboard?period=daily' : '/leaderboard';
