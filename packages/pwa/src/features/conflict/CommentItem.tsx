import type { CommentView, SideLabels } from '@twosides/domain';
import { Avatar } from '../../ui/Avatar.tsx';
import { Tag } from '../../ui/Tag.tsx';
import { TimeAgo } from '../../ui/TimeAgo.tsx';
import styles from './CommentItem.module.css';

export function CommentItem({ comment, labels }: { readonly comment: CommentView; readonly labels: SideLabels }) {
  return (
    <li className={styles.comment}>
      <Avatar avatarId={comment.avatar} name={comment.userNickname} />
      <div className={styles.body}>
        <div className={styles.head}>
          <span className={styles.name} dir="auto">
            {comment.userNickname}
          </span>
          {comment.isByAuthor && <Tag tone="plum">Author</Tag>}
          {comment.isOwn && <Tag>You</Tag>}
          {comment.side && <Tag tone={comment.side}>{labels[comment.side]}</Tag>}
          <TimeAgo at={comment.postedAt} className={styles.time} />
        </div>
        <p className={styles.text} dir="auto">
          {comment.content}
        </p>
      </div>
    </li>
  );
}
