import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type CommentId, type ConflictId, updateIdOf } from '@twosides/domain/kernel';
import type { ReportReason } from '@twosides/domain/model';
import type { MessageView } from '@twosides/domain/wire';
import { call } from './client.ts';
import { expireContent } from './conflict-cache.ts';

export type Reportable =
  | { readonly kind: 'conflict'; readonly conflictId: ConflictId }
  | { readonly kind: 'comment'; readonly commentId: CommentId; readonly conflictId: ConflictId }
  | { readonly kind: 'update'; readonly number: number; readonly conflictId: ConflictId };

export type ReportAction = { readonly item: Reportable; readonly reason: ReportReason; readonly note: string };

/** The report may collapse the item. */
export function useReport() {
  const client = useQueryClient();
  return useMutation<MessageView, Error, ReportAction>({
    mutationFn: ({ item, reason, note }) => send(item, { reason, note: note || null }),
    onSuccess: () => expireContent(client),
  });
}

const send = (item: Reportable, body: { readonly reason: ReportReason; readonly note: string | null }) => {
  switch (item.kind) {
    case 'conflict':
      return call('reportConflict', { params: { id: String(item.conflictId) }, body });
    case 'comment':
      return call('reportComment', { params: { id: item.commentId }, body });
    case 'update':
      return call('reportUpdate', { params: { id: updateIdOf(item) }, body });
  }
};
