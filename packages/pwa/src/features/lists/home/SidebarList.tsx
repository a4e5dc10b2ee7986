import { conflictPath, shownTitle } from '@twosides/domain/conflicts';
import { type ConflictView, SIDEBAR_TITLE_LENGTH, shortened } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import type { ConflictList } from '../../../api/conflict-lists.ts';
import { LIST_MESSAGES } from '../../../messages/list-messages.ts';
import { Repeated, Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Button } from '../../../ui/form/Button.tsx';
import { Avatar } from '../../../ui/identity/Avatar.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { SplitThin } from '../../../ui/split/SplitThin.tsx';
import styles from './SidebarList.module.css';

export function SidebarList({ list, empty }: { readonly list: ConflictList; readonly empty: string }) {
  if (list.isError)
    return (
      <div className={styles.words}>
        <p>{LIST_MESSAGES.listFailed}</p>
        <Button size="small" icon="retry" pending={list.isRetrying} onClick={list.retry}>
          Try again
        </Button>
      </div>
    );
  if (!list.conflicts)
    return (
      <SkeletonGroup label="Loading conflicts">
        <Repeated times={5}>
          <div className={classNames(styles.entry, styles.loading)}>
            <Skeleton />
            <Skeleton className={styles.half} />
          </div>
        </Repeated>
      </SkeletonGroup>
    );
  if (list.conflicts.length === 0) return <p className={styles.words}>{empty}</p>;
  return (
    <ul>
      {list.conflicts.map((conflict) => (
        <Entry key={conflict.id} conflict={conflict} />
      ))}
    </ul>
  );
}

function Entry({ conflict }: { readonly conflict: ConflictView }) {
  return (
    <li className={styles.entry}>
      <Link to={conflictPath(conflict)} className={styles.link}>
        <span className={styles.title} dir="auto">
          {shortened(shownTitle(conflict), SIDEBAR_TITLE_LENGTH)}
        </span>
        <span className={styles.author}>
          <Avatar size="xs" avatarId={conflict.userAvatarId} name={conflict.userNickname} />
          <span dir="auto">{conflict.userNickname}</span>
        </span>
      </Link>
      {conflict.herPercentage !== null && (
        <SplitThin labels={conflict.sideLabels} herPercentage={conflict.herPercentage} range={conflict.range} />
      )}
    </li>
  );
}
