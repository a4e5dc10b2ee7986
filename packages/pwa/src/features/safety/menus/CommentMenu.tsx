import type { ReplyView } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import type { ConflictView } from '@twosides/domain/reading';
import { useDeleteComment } from '../../../api/own/own-moderation.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { toasts } from '../../../ui/feedback/toast-store.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { ask, type Opened } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';
import type { MenuItem } from '../../../ui/overlay/MenuPopup.tsx';
import { hasProfile, profilePath } from '../../common/member-name/MemberName.tsx';
import { RequestFailed } from '../../common/offline/LoadFailed.tsx';
import { useHiding } from '../../posting/edit-conflict/use-own-moderation.ts';
import { ItemMenu, useReportItem } from './ItemMenu.tsx';
import { useMuting } from './MemberMenu.tsx';

type CommentMenuProps = { readonly comment: ReplyView; readonly conflict: ConflictView };

export function CommentMenu({ comment, conflict }: CommentMenuProps) {
  const { id: conflictId } = conflict;
  const hide = useHiding(conflictId);
  const relation = useMuting();
  const { status } = useCurrentUser();
  const { userNickname: name } = comment;
  const report = useReportItem({ kind: 'comment', commentId: comment.id, conflictId });
  if (comment.isOwn)
    return (
      <ItemMenu
        label="More about your comment"
        items={[
          {
            label: 'Delete',
            icon: 'close',
            onSelect: () => void ask(DeleteCommentDialog, { comment, conflictId }),
          },
        ]}
      />
    );
  const isMember = !(conflict.anonymous && comment.isByAuthor) && hasProfile(name);
  const canMute = isMember && status === 'signed-in';
  return (
    <ItemMenu
      label={`More about the comment by ${name}`}
      items={[
        isMember && { label: `${name}’s profile`, icon: 'profile', to: profilePath(name) },
        conflict.isAuthor && hidingItem(comment, hide),
        { label: 'Report', icon: 'flag', onSelect: report },
        canMute && mutingItem(comment, relation),
        canMute && { label: `Block ${name}`, icon: 'lock', onSelect: () => relation(name, 'blockMember') },
      ]}
    />
  );
}

/** A conflict's author can show again only the comments that they hid themselves. */
function hidingItem({ id, collapsedBy }: ReplyView, hide: ReturnType<typeof useHiding>): MenuItem | false {
  if (collapsedBy === 'author') return { label: 'Show again', icon: 'eye', onSelect: () => hide(id, false) };
  return collapsedBy === null && { label: 'Hide', icon: 'eye-off', onSelect: () => hide(id, true) };
}

const mutingItem = (
  { userNickname: name, collapsedBy }: ReplyView,
  relation: ReturnType<typeof useMuting>,
): MenuItem =>
  collapsedBy === 'viewer'
    ? { label: `Unmute ${name}`, icon: 'eye', onSelect: () => relation(name, 'unmuteMember') }
    : { label: `Mute ${name}`, icon: 'eye-off', onSelect: () => relation(name, 'muteMember') };

type DeleteCommentDialogProps = Opened & { readonly comment: ReplyView; readonly conflictId: ConflictId };

function DeleteCommentDialog({ comment, conflictId, ...opened }: DeleteCommentDialogProps) {
  const remove = useDeleteComment(conflictId);
  const confirm = () =>
    remove.mutate(comment.id, {
      onSuccess: () => {
        opened.onOpenChange(false);
        toasts.show({ title: 'Your comment was deleted', tone: 'success' });
      },
    });
  return (
    <Dialog
      {...opened}
      title="Delete your comment?"
      description="Nobody will be able to read it anymore, and you’ll lose the points it earned. You can’t undo this."
      leave="Keep it"
      actions={
        <Button variant="danger" pending={remove.isPending} onClick={confirm}>
          Delete
        </Button>
      }
      // The comment's menu disappears with the comment, so the focus moves to the discussion.
      focusAfter={() => (remove.isSuccess ? document.getElementById('discussion') : null)}
    >
      <RequestFailed request={remove} title="Your comment wasn’t deleted" />
    </Dialog>
  );
}
