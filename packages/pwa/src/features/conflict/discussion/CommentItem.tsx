import { COLLAPSED_COMMENT_NOTICES, type ReplyView } from '@twosides/domain/discussion';
import { GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { type ReactNode, useEffect, useRef } from 'react';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Collapsed } from '../../../ui/feedback/Collapsed.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { VisuallyHidden } from '../../../ui/layout/VisuallyHidden.tsx';
import { MemberName } from '../../common/member-name/MemberName.tsx';
import { WaitingLine } from '../../common/waiting-line/WaitingLine.tsx';
import { CommentMenu } from '../../safety/menus/CommentMenu.tsx';
import styles from './CommentItem.module.css';
import { bothSidesText } from './CommentOrder.tsx';
import { Marks } from './Marks.tsx';

type CommentItemProps = {
  readonly comment: ReplyView;
  readonly conflict: ConflictView;
  readonly isLinked?: boolean;
  readonly onReply: ((comment: ReplyView) => void) | undefined;
  readonly onSignedOut: (context: 'comment' | 'general') => void;
  readonly children?: ReactNode;
};

export function CommentItem({ comment, conflict, isLinked = false, onReply, onSignedOut, children }: CommentItemProps) {
  const item = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isLinked) item.current?.scrollIntoView({ block: 'center' });
  }, [isLinked]);
  if (comment.isDeleted)
    return (
      <li ref={item} className={styles.comment}>
        <div className={styles.whole}>
          <p className={shared.note}>
            {comment.content} <TimeAgo at={comment.postedAt} className={shared.muted} />
          </p>
          {children}
        </div>
      </li>
    );
  return (
    <li ref={item} className={classNames(styles.comment, isLinked && styles.wanted)}>
      <Avatar avatarId={comment.avatar} name={comment.userNickname} />
      <div>
        <div className={styles.head}>
          <div className={styles.words}>
            <MemberName
              className={classNames(shared.strong, shared.breaks)}
              nickname={comment.userNickname}
              isPseudonym={conflict.anonymous && comment.isByAuthor}
            />
            {comment.isByAuthor && <Tag tone="plum">Author</Tag>}
            {comment.isOwn && <Tag>You</Tag>}
            {comment.side && <Tag tone={comment.side}>{conflict.sideLabels[comment.side]}</Tag>}
            <TimeAgo at={comment.postedAt} className={shared.muted} />
          </div>
          <CommentMenu comment={comment} conflict={conflict} />
        </div>
        {comment.helpsBothSides && (
          <p className={styles.bridges}>
            <Badge icon="scale">
              Helpful to both sides
              <VisuallyHidden>: {bothSidesText(conflict.sideLabels)} both marked this</VisuallyHidden>
            </Badge>
          </p>
        )}
        <Collapsed notice={comment.collapsedBy ? COLLAPSED_COMMENT_NOTICES[comment.collapsedBy] : undefined}>
          <p className={styles.text} dir="auto">
            {comment.content}
          </p>
        </Collapsed>
        {conflict.isActive && (
          <div className={styles.actions}>
            <Marks comment={comment} conflict={conflict} onSignedOut={() => onSignedOut('general')} />
            {onReply && (
              <Button size="small" variant="plain" onClick={() => onReply(comment)}>
                Reply<VisuallyHidden> to the comment by {comment.userNickname}</VisuallyHidden>
              </Button>
            )}
          </div>
        )}
        {children}
      </div>
    </li>
  );
}

export function WaitingCommentItem({ row }: { readonly row: WaitingComment }) {
  const { user } = useCurrentUser();
  const nickname = user?.userNickname ?? row.payload.nickname ?? 'Member';
  return (
    <li className={styles.comment}>
      <Avatar avatarId={user?.userAvatarId ?? GEOMETRIC_AVATAR_ID} name={nickname} />
      <div>
        <div className={styles.head}>
          <div className={styles.words}>
            <span className={classNames(shared.strong, shared.breaks)}>{nickname}</span>
            <Tag>You</Tag>
          </div>
        </div>
        <p className={styles.text} dir="auto">
          {row.payload.content}
        </p>
        <WaitingLine row={row} />
      </div>
    </li>
  );
}
