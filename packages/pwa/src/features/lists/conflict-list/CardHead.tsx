import { findCategory } from '@twosides/domain/model';
import type { ConflictView } from '@twosides/domain/reading';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { TimeAgo } from '../../../ui/identity/TimeAgo.tsx';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { Chip } from '../../../ui/layout/Chip.tsx';
import { MemberName } from '../../common/member-name/MemberName.tsx';
import { LazyConflictMenu } from '../../safety/menus/LazyConflictMenu.tsx';
import styles from './CardHead.module.css';

export function CardHead({ conflict, rank }: { readonly conflict: ConflictView; readonly rank: number | undefined }) {
  const category = findCategory(conflict.category);
  return (
    <div className={styles.head}>
      <div className={styles.author}>
        {rank !== undefined && <span className={styles.rank}>#{rank}</span>}
        <Avatar size="sm" avatarId={conflict.userAvatarId} name={conflict.userNickname} />
        <MemberName className={styles.name} nickname={conflict.userNickname} isPseudonym={conflict.anonymous} />
        <TimeAgo at={conflict.submittedAt} toTheDay={conflict.anonymous} className={styles.time} />
      </div>
      <div className={styles.marks}>
        {category && (
          <Chip mark={category.id} to={`/category/${category.id}`}>
            {category.name}
          </Chip>
        )}
        {conflict.isTrending && <Badge icon="flame">Trending</Badge>}
        {conflict.updateCount > 0 && <Badge>Update</Badge>}
      </div>
      <LazyConflictMenu conflict={conflict} />
    </div>
  );
}
