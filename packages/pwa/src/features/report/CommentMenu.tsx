import type { CommentView } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import { useState } from 'react';
import { DeleteCommentDialog } from '../conflict/discussion/DeleteCommentDialog.tsx';
import { ItemMenu } from './ItemMenu.tsx';
import { useReportDialog } from './use-report-dialog.tsx';

type CommentMenuProps = { readonly comment: CommentView; readonly conflictId: ConflictId };

/** What can be done about a comment: by its author, or by everybody else. */
export function CommentMenu(props: CommentMenuProps) {
  return props.comment.isOwn ? <AuthorMenu {...props} /> : <ReaderMenu {...props} />;
}

function AuthorMenu({ comment, conflictId }: CommentMenuProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <ItemMenu
        label="More about your comment"
        items={[{ label: 'Delete', icon: 'close', onSelect: () => setOpen(true) }]}
      />
      <DeleteCommentDialog comment={comment} conflictId={conflictId} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

function ReaderMenu({ comment, conflictId }: CommentMenuProps) {
  const { report, dialog } = useReportDialog({
    item: { kind: 'comment', commentId: comment.id, conflictId },
    returnTo: `/conflict/${conflictId}#discussion`,
  });
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
