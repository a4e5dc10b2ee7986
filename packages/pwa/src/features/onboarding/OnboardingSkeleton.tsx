import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import styles from './OnboardingPage.module.css';

export function OnboardingSkeleton() {
  return (
    <SkeletonGroup label="Loading" className={styles.page}>
      <div className={styles.skeleton}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </div>
    </SkeletonGroup>
  );
}
