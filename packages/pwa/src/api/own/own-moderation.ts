import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { call } from '../client.ts';
import { queryKeys } from '../query-keys.ts';

export function useHideComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { readonly id: CommentId; readonly isHidden: boolean }) =>
      call(isHidden ? 'hideComment' : 'showComment', { params: { id } }),
    onSuccess: async () => {
      // Refetch the conflict first, because its further comment pages start at a cursor in the conflict.
      await client.invalidateQueries({ queryKey: queryKeys.conflict(conflictId) });
      void client.invalidateQueries({ queryKey: queryKeys.waitingComments(conflictId) });
      void client.invalidateQueries({ queryKey: queryKeys.moreComments(conflictId) });
    },
  });
}

export function useCloseDiscussion(id: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isClosed: boolean) =>
      call(isClosed ? 'closeDiscussion' : 'reopenDiscussion', { params: { id: String(id) } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
      void client.invalidateQueries({ queryKey: queryKeys.lists });
    },
  });
}

export function useAllowEmbed(id: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (allows: boolean) => call(allows ? 'allowEmbed' : 'forbidEmbed', { params: { id: String(id) } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
      void client.invalidateQueries({ queryKey: queryKeys.lists });
    },
  });
}

export function usePauseVoting(id: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (rests: boolean) => call(rests ? 'pauseVoting' : 'resumeVoting', { params: { id: String(id) } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
      for (const queryKey of [queryKeys.lists, queryKeys.searches]) void client.invalidateQueries({ queryKey });
    },
  });
}

export function useWaitingUnder(id: ConflictId) {
  return useQuery({
    queryKey: queryKeys.waitingComments(id),
    queryFn: ({ signal }) => call('waitingComments', { params: { id: String(id) }, signal }),
    staleTime: 0,
  });
}
