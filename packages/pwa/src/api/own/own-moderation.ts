import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { callLater } from '../call-later.ts';
import { queryKeys } from '../query-keys.ts';

/** Folds a comment under one's own conflict, or shows it again. */
export function useHideComment(conflictId: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ id, isHidden }: { readonly id: CommentId; readonly isHidden: boolean }) =>
      callLater(isHidden ? 'hideComment' : 'showComment', { params: { id } }),
    onSuccess: async () => {
      // The further pages of comments begin where those of the conflict end, so they come after it.
      await client.invalidateQueries({ queryKey: queryKeys.conflict(conflictId) });
      void client.invalidateQueries({ queryKey: queryKeys.moreComments(conflictId) });
    },
  });
}

/** Closes the discussion of one's own conflict, or opens it again. */
export function useCloseDiscussion(id: ConflictId) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (isClosed: boolean) =>
      callLater(isClosed ? 'closeDiscussion' : 'reopenDiscussion', { params: { id: String(id) } }),
    onSuccess: async () => {
      await client.invalidateQueries({ queryKey: queryKeys.conflict(id) });
      void client.invalidateQueries({ queryKey: queryKeys.lists });
    },
  });
}
