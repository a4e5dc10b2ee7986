import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { ConflictId } from '@twosides/domain/kernel';
import type { StoriesView, UpdatesView } from '@twosides/domain/updates';
import { call } from './client.ts';
import { queryKeys } from './query-keys.ts';

const updatesQuery = (id: ConflictId) =>
  queryOptions<UpdatesView>({
    queryKey: queryKeys.updates(id),
    queryFn: ({ signal }) => call('updates', { params: { id: String(id) }, signal }),
  });

export const useUpdates = (id: ConflictId, enabled = true) => useQuery({ ...updatesQuery(id), enabled });

export function useFollowUpdates(id: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (follows: boolean) =>
      call(follows ? 'followUpdates' : 'unfollowUpdates', { params: { id: String(id) } }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKeys.updates(id) }),
  });
}

export const storiesQuery = queryOptions<StoriesView>({
  queryKey: queryKeys.stories,
  queryFn: ({ signal }) => call('stories', { signal }),
});

export function useStoriesAhead(isTime: boolean): void {
  useQuery({ ...storiesQuery, enabled: isTime, notifyOnChangeProps: [] });
}
