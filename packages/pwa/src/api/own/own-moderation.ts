import { type QueryClient, type QueryKey, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { call } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

export function useHideComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { readonly id: CommentId; readonly isHidden: boolean }) =>
      call(isHidden ? 'hideComment' : 'showComment', { params: { id } }),
    onSuccess: () => refreshComments(client, conflictId, [queryKeys.waitingComments(conflictId)]),
  });
}

export function useDeleteComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: CommentId) => call('deleteComment', { params: { id } }),
    onSuccess: () => refreshComments(client, conflictId, [queryKeys.threads, queryKeys.lists, queryKeys.searches]),
  });
}

/** Refetches the conflict first, because it has the cursor at which further comment pages start. */
async function refreshComments(client: QueryClient, id: ConflictId, others: readonly QueryKey[]) {
  await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
  for (const queryKey of [queryKeys.moreComments(id), ...others]) void client.invalidateQueries({ queryKey });
}

type SwitchRoute =
  | 'closeDiscussion'
  | 'reopenDiscussion'
  | 'allowEmbed'
  | 'forbidEmbed'
  | 'pauseVoting'
  | 'resumeVoting';

function useSwitch(id: ConflictId, on: SwitchRoute, off: SwitchRoute, shownIn: readonly QueryKey[]) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isOn: boolean) => call(isOn ? on : off, { params: { id: String(id) } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
      for (const queryKey of shownIn) void client.invalidateQueries({ queryKey });
    },
  });
}

export const useCloseDiscussion = (id: ConflictId) =>
  useSwitch(id, 'closeDiscussion', 'reopenDiscussion', [queryKeys.lists]);

export const useAllowEmbed = (id: ConflictId) => useSwitch(id, 'allowEmbed', 'forbidEmbed', [queryKeys.lists]);

export const usePauseVoting = (id: ConflictId) =>
  useSwitch(id, 'pauseVoting', 'resumeVoting', [queryKeys.lists, queryKeys.searches]);

export function useWaitingUnder(id: ConflictId) {
  return useQuery({
    queryKey: queryKeys.waitingComments(id),
    queryFn: ({ signal }) => call('waitingComments', { params: { id: String(id) }, signal }),
    staleTime: 0,
  });
}
