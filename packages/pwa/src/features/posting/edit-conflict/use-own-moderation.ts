import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import type { MessageView } from '@twosides/domain/wire';
import { userMessageOf } from '../../../api/api-error.ts';
import { useAllowEmbed, useCloseDiscussion, useHideComment } from '../../../api/own/own-moderation.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';

export function useHiding(conflictId: ConflictId): (id: CommentId, isHidden: boolean) => void {
  const { mutate } = useHideComment(conflictId);
  const hide = (id: CommentId, isHidden: boolean) =>
    mutate({ id, isHidden }, toastsFor(isHidden && (() => hide(id, false))));
  return hide;
}

export const useClosing = (id: ConflictId) => useSwitch(useCloseDiscussion(id));

export const useEmbedding = (id: ConflictId) => useSwitch(useAllowEmbed(id));

function useSwitch({ mutate }: Pick<ReturnType<typeof useCloseDiscussion>, 'mutate'>): (isOn: boolean) => void {
  const turn = (isOn: boolean) => mutate(isOn, toastsFor(isOn && (() => turn(false))));
  return turn;
}

const toastsFor = (undo: false | (() => void)) => ({
  onSuccess: ({ message }: MessageView) =>
    toasts.show({ title: message, tone: 'success', ...(undo && { action: { label: 'Undo', onPress: undo } }) }),
  onError: (error: Error) =>
    toasts.show({ title: 'That didn’t work', tone: 'danger', description: userMessageOf(error) ?? undefined }),
});
