import shared from '../../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import styles from './OnboardingPage.module.css';

export function OnboardingSkeleton() {
  return (
    <SkeletonGroup label="Loading" className={classNames(shared.page, styles.page)}>
      <Card padding="screen" className={shared.stack16}>
        <Skeleton shape="title" />
        <Skeleton />
        <Skeleton />
        <Skeleton shape="block" />
        <Skeleton shape="button" />
      </Card>
    </SkeletonGroup>
  );
}
