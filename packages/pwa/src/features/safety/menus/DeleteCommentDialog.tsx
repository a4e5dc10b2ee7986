import type { ReplyView } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import { userMessageOf } from '../../../api/api-error.ts';
import { useDeleteComment } from '../../../api/own/own-comment.ts';
import { FormError } from '../../../ui/feedback/FormError.tsx';
import { useToast } from '../../../ui/feedback/use-toast.ts';
import { Button } from '../../../ui/form/Button.tsx';
import { DangerButton } from '../../../ui/form/DangerButton.tsx';
import type { Opened } from '../../../ui/overlay/ask.ts';
import { Dialog } from '../../../ui/overlay/Dialog.tsx';

type DeleteCommentDialogProps = Opened & { readonly comment: ReplyView; readonly conflictId: ConflictId };

export function DeleteCommentDialog({ comment, conflictId, open, onOpenChange }: DeleteCommentDialogProps) {
  const toast = useToast();
  const remove = useDeleteComment(conflictId);
  const confirm = () =>
    remove.mutate(comment.id, {
      onSuccess: () => {
        onOpenChange(false);
        toast({ title: 'Your comment was deleted', tone: 'success' });
      },
    });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Delete your comment?"
      description="Nobody will be able to read it anymore, and you’ll lose the points it earned. You can’t undo this."
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep it</Button>
          <DangerButton pending={remove.isPending} onClick={confirm}>
            Delete
          </DangerButton>
        </>
      }
      // The comment's menu disappears with the comment, so the focus moves to the discussion.
      focusAfter={() => (remove.isSuccess ? document.getElementById('discussion') : null)}
    >
      {remove.error && (
        <FormError key={remove.submittedAt} title="Your comment wasn’t deleted">
          {userMessageOf(remove.error) ?? 'Please try again in a moment.'}
        </FormError>
      )}
    </Dialog>
  );
}
