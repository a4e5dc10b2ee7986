import { queryOptions, useQuery } from '@tanstack/react-query';
import type { LeaderboardView, PointsView } from '@twosides/domain/reading';
import { call } from './client.ts';
import { profileQuery } from './profiles.ts';
import { queryKeys } from './query-keys.ts';

export const leaderboardQuery = (period: LeaderboardView['period']) =>
  queryOptions<LeaderboardView>({
    queryKey: queryKeys.leaderboard(period),
    queryFn: ({ signal }) => call('leaderboard', { query: { period }, signal }),
  });

/** @param identifier member id or nickname */
export function usePoints(identifier: string) {
  return useQuery({
    ...profileQuery(identifier),
    refetchOnMount: 'always',
    select: ({ points }): PointsView => points,
  });
}
