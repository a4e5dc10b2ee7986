import { COLLAPSED_COMMENT_NOTICES, type CommentView } from '@twosides/domain/discussion';
import type { ConflictView } from '@twosides/domain/reading';
import { Collapsed } from '../../../ui/feedback/Collapsed.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { MemberName } from '../../public-profile/MemberName.tsx';
import { CommentMenu } from '../../report/CommentMenu.tsx';
import styles from './CommentItem.module.css';
import { HelpfulButton } from './HelpfulButton.tsx';

type CommentItemProps = {
  readonly comment: CommentView;
  readonly conflict: ConflictView;
  readonly onSignedOut: () => void;
};

export function CommentItem({ comment, conflict, onSignedOut }: CommentItemProps) {
  if (comment.isDeleted) return <DeletedCommentItem comment={comment} />;
  return (
    <li className={styles.comment}>
      <Avatar avatarId={comment.avatar} name={comment.userNickname} />
      <div>
        <div className={styles.head}>
          <div className={styles.words}>
            <MemberName
              className={styles.name}
              nickname={comment.userNickname}
              isPseudonym={conflict.anonymous && comment.isByAuthor}
            />
            {comment.isByAuthor && <Tag tone="plum">Author</Tag>}
            {comment.isOwn && <Tag>You</Tag>}
            {comment.side && <Tag tone={comment.side}>{conflict.sideLabels[comment.side]}</Tag>}
            <TimeAgo at={comment.postedAt} className={styles.time} />
          </div>
          <CommentMenu comment={comment} conflict={conflict} />
        </div>
        <Collapsed notice={comment.collapsedBy ? COLLAPSED_COMMENT_NOTICES[comment.collapsedBy] : undefined}>
          <p className={styles.text} dir="auto">
            {comment.content}
          </p>
        </Collapsed>
        {conflict.isActive && <HelpfulButton comment={comment} conflictId={conflict.id} onSignedOut={onSignedOut} />}
      </div>
    </li>
  );
}

/** Others found it helpful, so its place stays. */
function DeletedCommentItem({ comment }: { readonly comment: CommentView }) {
  return (
    <li className={styles.comment}>
      <p className={styles.deleted}>
        {comment.content} <TimeAgo at={comment.postedAt} className={styles.time} />
      </p>
    </li>
  );
}
