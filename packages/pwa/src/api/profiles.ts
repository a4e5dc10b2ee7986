import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { FollowedView, FollowingView } from '@twosides/domain/profile';
import type { LeaderboardView, PointsView, ProfileView } from '@twosides/domain/reading';
import { call, callPage } from './client.ts';
import { patchAnswers } from './conflict-cache.ts';
import { pagedConflictsQuery } from './conflict-lists.ts';
import { queryKeys } from './query-keys.ts';

export const profileQuery = (identifier: string) =>
  queryOptions<ProfileView>({
    queryKey: queryKeys.profile(identifier),
    queryFn: ({ signal }) => call('profile', { params: { identifier }, signal }),
  });

export const profileConflictsQuery = (identifier: string, from: string | undefined) =>
  pagedConflictsQuery(
    queryKeys.profileConflicts(identifier, from),
    (cursor, signal) => callPage('profileConflicts', { params: { identifier }, query: { cursor }, signal }),
    from,
  );

export const ownConflictsQuery = pagedConflictsQuery(queryKeys.ownConflicts, (cursor, signal) =>
  callPage('ownConflicts', { query: { limit: '50', cursor }, signal }),
);

export const useOwnFollowing = () =>
  useQuery<readonly FollowedView[]>({
    queryKey: queryKeys.ownFollowing,
    queryFn: ({ signal }) => call('ownFollowing', { signal }),
    refetchOnMount: 'always',
  });

export function useSetFollowing(identifier: string, onFailed: (error: Error) => void): (follows: boolean) => void {
  const client = useQueryClient();
  const key = queryKeys.profile(identifier);
  const change = (part: (profile: ProfileView) => Partial<FollowingView>) =>
    patchAnswers<ProfileView>(client, { queryKey: key }, (profile) => ({ ...profile, ...part(profile) }));
  // If a later press is in flight, this response is already outdated.
  const isLast = () => client.isMutating({ mutationKey: ['follow', identifier] }) === 1;
  const { mutate } = useMutation({
    mutationKey: ['follow', identifier],
    scope: { id: `follow-${identifier}` },
    mutationFn: (follows: boolean) => call(follows ? 'follow' : 'unfollow', { params: { identifier } }),
    onMutate: async (follows) => {
      await client.cancelQueries({ queryKey: key });
      const before = client.getQueryData<ProfileView>(key);
      change(({ isFollowing, followersCount }) => ({
        isFollowing: follows,
        followersCount: followersCount + Number(follows) - Number(isFollowing),
      }));
      return before;
    },
    onSuccess: (view) => {
      if (isLast()) change(() => view);
      void client.invalidateQueries({
        queryKey: queryKeys.profiles,
        predicate: ({ queryKey }) => queryKey[1] !== identifier,
      });
    },
    onError: (error, _, before) => {
      if (before) change(({ followingCount }) => ({ ...followOf(before), followingCount }));
      onFailed(error);
    },
  });
  return mutate;
}

const followOf = ({ isFollowing, followersCount }: ProfileView) => ({ isFollowing, followersCount });

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
