import type { Mark, ReplyView } from '@twosides/domain/discussion';
import type { ConflictView } from '@twosides/domain/reading';
import { isAuthenticationRequired } from '../../../api/api-error.ts';
import { useMarkComment } from '../../../api/marks.ts';
import { newOperationId } from '../../../api/operation-id.ts';
import { TOASTS } from '../../../messages/toasts.ts';
import { isSignedOut } from '../../../session/current-user.ts';
import { Icon } from '../../../ui/identity/Icon.tsx';
import { numberText } from '../../../ui/identity/in-words.ts';
import { classNames } from '../../../ui/layout/class-names.ts';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { toastFailed } from '../../common/offline/LoadFailed.tsx';
import styles from './Marks.module.css';

type MarksProps = {
  readonly comment: ReplyView;
  readonly conflict: ConflictView;
  readonly onSignedOut: () => void;
};

export function Marks({ comment, conflict, onSignedOut }: MarksProps) {
  const act = useMarkComment(conflict.id, (error) => {
    if (isAuthenticationRequired(error)) onSignedOut();
    else toastFailed(TOASTS.helpfulFailed.title, error, TOASTS.helpfulFailed.description);
  });
  const { id: commentId, helpfulCount, isHelpful, hasChangedMind } = comment;
  const mindsChanged = comment.mindsChanged ?? 0;
  const press = (mark: Mark, isSet: boolean) => {
    if (isSignedOut()) return onSignedOut();
    act({ commentId, mark, isSet, before: { isHelpful, hasChangedMind }, opId: newOperationId() });
  };

  if (comment.isOwn)
    return (
      <>
        {helpfulCount > 0 && (
          <p className={styles.shown}>
            <Icon name="heart" size={16} />
            {numberText(helpfulCount)} found this helpful
          </p>
        )}
        {mindsChanged > 0 && <p className={styles.shown}>{mindsText(mindsChanged)}</p>}
      </>
    );
  return (
    <>
      <MarkButton
        isPressed={isHelpful === true}
        onPress={() => press('helpful', isHelpful !== true)}
        icon="heart"
        count={helpfulCount}
        countMeans="found it helpful"
        of={comment.userNickname}
      >
        Helpful
      </MarkButton>
      {isHelpful && conflict.hasUserVoted ? (
        <MarkButton
          isPressed={hasChangedMind === true}
          onPress={() => press('changed-mind', hasChangedMind !== true)}
          icon="retry"
          count={mindsChanged}
          countMeans="changed their mind"
          of={comment.userNickname}
        >
          It changed my mind
        </MarkButton>
      ) : (
        mindsChanged > 0 && <p className={styles.shown}>{mindsText(mindsChanged)}</p>
      )}
    </>
  );
}

const mindsText = (count: number) => (count === 1 ? 'Changed one mind' : `Changed ${numberText(count)} minds`);

type MarkButtonProps = {
  readonly isPressed: boolean;
  readonly onPress: () => void;
  readonly icon: 'heart' | 'retry';
  readonly count: number;
  readonly countMeans: string;
  readonly of: string;
  readonly children: string;
};

function MarkButton({ isPressed, onPress, icon, count, countMeans, of, children }: MarkButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, isPressed && styles.pressed)}
      aria-pressed={isPressed}
      onClick={onPress}
    >
      <Icon name={icon} size={16} />
      {children}
      <VisuallyHidden>, the comment by {of}</VisuallyHidden>
      {count > 0 && (
        <span className={styles.count}>
          {numberText(count)}
          <VisuallyHidden> {countMeans}</VisuallyHidden>
        </span>
      )}
    </button>
  );
}
