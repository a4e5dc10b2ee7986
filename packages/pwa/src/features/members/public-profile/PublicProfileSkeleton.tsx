import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { CardSkeleton } from '../../lists/conflict-list/CardSkeleton.tsx';
import { PointsSkeleton } from '../points/PointsSkeleton.tsx';
import { HeadSkeleton } from './HeadSkeleton.tsx';
import styles from './UserScreen.module.css';

export function PublicProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading profile" className={styles.page}>
      <HeadSkeleton figures={4} />
      <PointsSkeleton label="Loading points" />
      <div className={styles.list}>
        <Skeleton shape="title" />
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </SkeletonGroup>
  );
}
