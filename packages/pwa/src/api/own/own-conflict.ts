import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { EditConflictInput } from '@twosides/domain/conflicts';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictDetailView } from '@twosides/domain/reading';
import { ApiError } from '../api-error.ts';
import { call } from '../client.ts';
import { expireContent } from '../conflict-cache.ts';
import { queryKeys } from '../query-keys.ts';

export function useEditConflict(id: ConflictId) {
  const client = useQueryClient();
  return useMutation<ConflictDetailView, Error, EditConflictInput>({
    mutationFn: (body) => call('editConflict', { params: { id: String(id) }, body }),
    onSuccess: (conflict) => {
      client.setQueryData<ConflictDetailView>(queryKeys.conflict(id), conflict);
      refreshLists(client);
    },
    onError: (error) => {
      if (error instanceof ApiError && error.code === 'conflict-frozen') {
        void client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
        refreshLists(client);
      }
    },
  });
}

export function useTakeDownConflict(id: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: () => call('takeDownConflict', { params: { id: String(id) } }),
    onSuccess: () => {
      expireContent(client);
      void client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
      refreshLists(client);
    },
  });
}

function refreshLists(client: QueryClient): void {
  for (const queryKey of [queryKeys.lists, queryKeys.searches, queryKeys.profiles, queryKeys.stats])
    void client.invalidateQueries({ queryKey });
}
