import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import { CardSkeleton } from '../conflict-list/CardSkeleton.tsx';
import styles from './PublicProfileScreen.module.css';

export function PublicProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading profile" className={styles.page}>
      <Card padding="roomy" className={styles.card}>
        <Skeleton shape="circle" className={styles.face} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
      </Card>
      <div className={styles.list}>
        <CardSkeleton />
        <CardSkeleton />
      </div>
    </SkeletonGroup>
  );
}
