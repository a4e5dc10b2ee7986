import type { CommentView } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import { ask } from '../../ui/overlay/ask.ts';
import { DeleteCommentDialog } from '../conflict/discussion/DeleteCommentDialog.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportItem } from './use-report-item.ts';

type CommentMenuProps = { readonly comment: CommentView; readonly conflictId: ConflictId };

/** What can be done about a comment: by its author, or by everybody else. */
export function CommentMenu({ comment, conflictId }: CommentMenuProps) {
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
      items={[{ label: 'Report', icon: 'flag', onSelect: report }]}
    />
  );
}
