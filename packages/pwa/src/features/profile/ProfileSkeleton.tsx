import { SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { HeadSkeleton } from '../public-profile/HeadSkeleton.tsx';
import styles from './ProfileScreen.module.css';

export function ProfileSkeleton() {
  return (
    <SkeletonGroup label="Loading your profile" className={styles.page}>
      <HeadSkeleton figures={0} />
    </SkeletonGroup>
  );
}
