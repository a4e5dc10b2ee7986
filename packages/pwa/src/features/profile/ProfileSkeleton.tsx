import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './ProfileScreen.module.css';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className={styles.page}>
      <Card padding="roomy" className={styles.card}>
        <Skeleton shape="circle" className={styles.skeletonFace} />
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" />
      </Card>
    </SkeletonGroup>
  );
}
