import type { CommentView, ConflictId } from '@twosides/domain';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportDialog } from './use-report-dialog.tsx';

type CommentMenuProps = { readonly comment: CommentView; readonly conflictId: ConflictId };

/** What others can do about a comment. */
export function CommentMenu({ comment, conflictId }: CommentMenuProps) {
  const { report, dialog } = useReportDialog({
    item: { kind: 'comment', commentId: comment.id, conflictId },
    returnTo: `/conflict/${conflictId}#discussion`,
  });
  if (comment.isOwn) return null;
  return (
    <>
      <ItemMenu
        label={`More about the comment by ${comment.userNickname}`}
        items={[{ label: 'Report', icon: 'flag', onSelect: report }]}
      />
      {dialog}
    </>
  );
}
