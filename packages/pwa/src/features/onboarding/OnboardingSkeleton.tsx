import { Card } from '../../ui/Card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Skeleton, SkeletonGroup } from '../../ui/Skeleton.tsx';
import styles from './OnboardingPage.module.css';

export function OnboardingSkeleton() {
  return (
    <SkeletonGroup label="Loading" className={styles.page}>
      <Card padding="none" className={classNames(styles.card, styles.skeleton)}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </Card>
    </SkeletonGroup>
  );
}
