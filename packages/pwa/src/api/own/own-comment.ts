import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { call } from '../client.ts';

import { queryKeys } from '../query-keys.ts';

/** Deletes one's own comment. Online only: nobody should believe it gone while it is not. */
export function useDeleteComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: CommentId) => call('deleteComment', { params: { id } }),
    onSuccess: async () => {
      // Further comment pages follow the conflict's own, so they come after it.
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
