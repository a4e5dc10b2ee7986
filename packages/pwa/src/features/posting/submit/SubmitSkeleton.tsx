import shared from '../../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import styles from './SubmitPage.module.css';

export function SubmitSkeleton() {
  return (
    <SkeletonGroup label="Loading the form" className={styles.page}>
      <div className={shared.stack20}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton shape="button" className={styles.skeletonField} />
        <Skeleton shape="button" className={styles.skeletonField} />
        <Skeleton shape="block" />
        <Skeleton shape="block" />
      </div>
    </SkeletonGroup>
  );
}
