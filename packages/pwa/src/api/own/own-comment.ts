import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { call } from '../client.ts';

import { queryKeys } from '../query-keys.ts';

export function useDeleteComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: CommentId) => call('deleteComment', { params: { id } }),
    onSuccess: async () => {
      // Refetch the conflict first, because it has the cursor at which further comment pages start.
      await client.invalidateQueries({ queryKey: queryKeys.conflict(conflictId) });
      for (const queryKey of [
        queryKeys.moreComments(conflictId),
        queryKeys.threads,
        queryKeys.lists,
        queryKeys.searches,
      ])
        void client.invalidateQueries({ queryKey });
    },
  });
}
