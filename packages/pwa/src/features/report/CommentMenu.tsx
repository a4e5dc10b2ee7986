import type { CommentView } from '@twosides/domain/discussion';
import type { ConflictView } from '@twosides/domain/reading';
import { ask } from '../../ui/overlay/ask.ts';
import type { MenuItem } from '../../ui/overlay/Menu.tsx';
import { DeleteCommentDialog } from '../conflict/discussion/DeleteCommentDialog.tsx';
import { useHiding } from '../edit-conflict/use-own-moderation.ts';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportItem } from './use-report-item.ts';

type CommentMenuProps = { readonly comment: CommentView; readonly conflict: ConflictView };

/** What can be done about a comment: by its author, by the author of the conflict, or by everybody else. */
export function CommentMenu({ comment, conflict }: CommentMenuProps) {
  const { id: conflictId } = conflict;
  const hide = useHiding(conflictId);
  const report = useReportItem(
    { kind: 'comment', commentId: comment.id, conflictId },
    `/conflict/${conflictId}#discussion`,
  );
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
  return (
    <ItemMenu
      label={`More about the comment by ${comment.userNickname}`}
      items={[
        ...(conflict.isAuthor ? hidingItems(comment, hide) : []),
        { label: 'Report', icon: 'flag', onSelect: report },
      ]}
    />
  );
}

/** What a moderator or reports have folded is not the author's to show again. */
function hidingItems({ id, foldedBy }: CommentView, hide: ReturnType<typeof useHiding>): readonly MenuItem[] {
  if (foldedBy === 'author') return [{ label: 'Show again', icon: 'eye', onSelect: () => hide(id, false) }];
  return foldedBy === null ? [{ label: 'Hide', icon: 'eye-off', onSelect: () => hide(id, true) }] : [];
}
