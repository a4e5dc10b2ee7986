import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import type { ReportReason } from '@twosides/domain/model';
import type { MessageView } from '@twosides/domain/wire';
import { callLater } from './call-later.ts';

import { queryKeys } from './query-keys.ts';

/** A conflict, or a comment and the conflict that it stands under. */
export type Reportable =
  | { readonly kind: 'conflict'; readonly conflictId: ConflictId }
  | { readonly kind: 'comment'; readonly commentId: CommentId; readonly conflictId: ConflictId };

export type ReportAct = { readonly item: Reportable; readonly reason: ReportReason; readonly note: string };

/** Reports an item. It may be hidden by that: what lists it is read again where it is next looked at. */
export function useReport() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, ReportAct>({
    mutationFn: ({ item, reason, note }) => {
      const body = { reason, note: note || null };
      return item.kind === 'conflict'
        ? callLater('reportConflict', { params: { id: String(item.conflictId) }, body })
        : callLater('reportComment', { params: { id: String(item.commentId) }, body });
    },
    onSuccess: (_, { item }) => {
      for (const queryKey of [
        queryKeys.lists,
        queryKeys.searches,
        queryKeys.conflict(item.conflictId),
        queryKeys.moreComments(item.conflictId),
      ])
        void client.invalidateQueries({ queryKey, refetchType: 'none' });
    },
  });
}
