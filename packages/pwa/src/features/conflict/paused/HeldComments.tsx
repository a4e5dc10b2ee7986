import type { CommentView } from '@twosides/domain/discussion';
import type { ConflictView } from '@twosides/domain/reading';
import { useWaitingUnder } from '../../../api/own/own-moderation.ts';
import shared from '../../../styles/shared.module.css';
import { Button } from '../../../ui/form/Button.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { useHiding } from '../../posting/edit-conflict/use-own-moderation.ts';
import item from '../discussion/CommentItem.module.css';
import styles from './HeldComments.module.css';

export function HeldComments({ conflict }: { readonly conflict: ConflictView }) {
  const { data = [] } = useWaitingUnder(conflict.id);
  if (data.length === 0) return null;
  return (
    <section aria-labelledby="held-comments">
      <h3 id="held-comments" className={shared.textM}>
        {conflict.isAuthor ? 'Comments to approve' : 'Your comments awaiting approval'}
      </h3>
      <ul>
        {data.map((comment) => (
          <HeldComment key={comment.id} comment={comment} conflict={conflict} />
        ))}
      </ul>
    </section>
  );
}

type HeldCommentProps = { readonly comment: CommentView; readonly conflict: ConflictView };

function HeldComment({ comment, conflict }: HeldCommentProps) {
  const hide = useHiding(conflict.id);
  return (
    <li className={item.comment}>
      <Avatar avatarId={comment.avatar} name={comment.userNickname} />
      <div>
        <div className={item.head}>
          <div className={item.words}>
            <span className={classNames(shared.strong, shared.breaks)}>{comment.userNickname}</span>
            {comment.isOwn && <Tag>You</Tag>}
            <TimeAgo at={comment.postedAt} className={shared.muted} />
          </div>
        </div>
        <p className={item.text} dir="auto">
          {comment.content}
        </p>
        {conflict.isAuthor ? (
          <div className={styles.ways}>
            <Button size="small" icon="eye" onClick={() => hide(comment.id, false)}>
              Show
            </Button>
            <Button size="small" icon="eye-off" onClick={() => hide(comment.id, true)}>
              Hide
            </Button>
          </div>
        ) : (
          <p className={styles.wait}>
            Only you, the conflict’s author and moderators can see this. Everyone will see it once it’s approved, or
            after three days unless a moderator removes it.
          </p>
        )}
      </div>
    </li>
  );
}
