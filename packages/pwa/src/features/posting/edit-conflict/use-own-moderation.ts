import type { CommentId, ConflictId } from '@twosides/domain/kernel';
import { userMessageOf } from '../../../api/api-error.ts';
import { useAllowEmbed, useCloseDiscussion, useHideComment } from '../../../api/own/own-moderation.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';

export function useHiding(conflictId: ConflictId): (id: CommentId, isHidden: boolean) => void {
  const toast = useToast();
  const { mutate } = useHideComment(conflictId);
  const hide = (id: CommentId, isHidden: boolean) =>
    mutate(
      { id, isHidden },
      {
        onSuccess: ({ message }) =>
          toast({
            title: message,
            tone: 'success',
            ...(isHidden && { action: { label: 'Undo', onPress: () => hide(id, false) } }),
          }),
        onError: (error) => toast({ ...NOTHING_CHANGED, description: userMessageOf(error) ?? undefined }),
      },
    );
  return hide;
}

export const useClosing = (id: ConflictId): Switch => useSwitch(useCloseDiscussion(id));

export const useEmbedding = (id: ConflictId): Switch => useSwitch(useAllowEmbed(id));

type Switch = (isOn: boolean) => void;

function useSwitch({ mutate }: Pick<ReturnType<typeof useCloseDiscussion>, 'mutate'>): Switch {
  const toast = useToast();
  const turn = (isOn: boolean) =>
    mutate(isOn, {
      onSuccess: ({ message }) =>
        toast({
          title: message,
          tone: 'success',
          ...(isOn && { action: { label: 'Undo', onPress: () => turn(false) } }),
        }),
      onError: (error) => toast({ ...NOTHING_CHANGED, description: userMessageOf(error) ?? undefined }),
    });
  return turn;
}

const NOTHING_CHANGED = { title: 'That didn’t work', tone: 'danger' } as const;
