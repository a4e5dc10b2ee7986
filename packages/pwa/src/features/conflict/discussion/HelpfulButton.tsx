import type { ReplyView } from '@twosides/domain/discussion';
import type { ConflictId } from '@twosides/domain/kernel';
import { isAuthenticationRequired, userMessageOf } from '../../../api/api-error.ts';
import { newOperationId } from '../../../api/operation-id.ts';
import { useMarkHelpful } from '../../../api/points.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import { useToast } from '../../../ui/feedback/use-toast.ts';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import styles from './HelpfulButton.module.css';

type HelpfulButtonProps = {
  readonly comment: ReplyView;
  readonly conflictId: ConflictId;
  readonly onSignedOut: () => void;
};

/** Marks somebody else's comment as helpful; its author sees the count. */
export function HelpfulButton({ comment, conflictId, onSignedOut }: HelpfulButtonProps) {
  const { status } = useCurrentUser();
  const toast = useToast();
  const mark = useMarkHelpful(conflictId, (error) => {
    if (isAuthenticationRequired(error)) onSignedOut();
    else
      toast({
        title: TOASTS.helpfulFailed.title,
        description: userMessageOf(error) ?? TOASTS.helpfulFailed.description,
        tone: 'danger',
      });
  });
  const { id: commentId, helpfulCount } = comment;
  const isHelpful = comment.isHelpful === true;

  if (comment.isOwn) {
    if (helpfulCount === 0) return null;
    return (
      <p className={styles.own}>
        <Icon name="heart" size={16} />
        {helpfulCount.toLocaleString('en')} found this helpful
      </p>
    );
  }
  return (
    <button
      type="button"
      className={classNames(styles.button, isHelpful && styles.pressed)}
      aria-pressed={isHelpful}
      onClick={() =>
        status === 'signed-out' ? onSignedOut() : mark({ commentId, isHelpful: !isHelpful, opId: newOperationId() })
      }
    >
      <Icon name="heart" size={16} />
      Helpful
      <VisuallyHidden>, the comment by {comment.userNickname}</VisuallyHidden>
      {helpfulCount > 0 && (
        <span className={styles.count}>
          {helpfulCount.toLocaleString('en')}
          <VisuallyHidden> found it helpful</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
