import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { call } from '../client.ts';

import { queryKeys } from '../query-keys.ts';

/**
 * Takes the words of one's own comment off the site. It needs a network: nobody should believe them gone while they are
 * not.
 */
export function useDeleteComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (id: CommentId) => call('deleteComment', { params: { id } }),
    onSuccess: async () => {
      // The further pages of comments begin where those of the conflict end, so they come after it.
      await client.invalidateQueries({ queryKey: queryKeys.conflict(conflictId) });
      for (const queryKey of [queryKeys.moreComments(conflictId), queryKeys.lists, queryKeys.searches])
        void client.invalidateQueries({ queryKey });
    },
  });
}
