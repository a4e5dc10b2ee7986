import { GEOMETRIC_AVATAR_ID } from '@twosides/domain/model';
import type { WaitingComment } from '../../../outbox/outbox-items.ts';
import { useCurrentUser } from '../../../session/current-user.ts';
import shared from '../../../styles/shared.module.css';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { Tag } from '../../../ui/layout/Tag.tsx';
import { WaitingLine } from '../../common/waiting-line/WaitingLine.tsx';
import styles from './CommentItem.module.css';

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
