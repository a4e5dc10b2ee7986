import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { call } from '../client.ts';

import { queryKeys } from '../query-keys.ts';

/** Fails offline instead of waiting in the outbox: others could still read the comment. */
export function useDeleteComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: CommentId) => call('deleteComment', { params: { id } }),
    onSuccess: async () => {
      // Further comment pages start at the conflict's cursor, so the conflict is refetched before them.
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
