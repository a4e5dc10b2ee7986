import shared from '../../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import styles from './PointsCard.module.css';

const ROWS = ['1', '2', '3', '4'];

/** Has the height of the points card, so the content below does not move when the points have loaded. */
export function PointsSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card padding="roomy" className={shared.stack20}>
        <div className={styles.head}>
          <Skeleton shape="title" />
          <span className={styles.score} />
        </div>
        {ROWS.map((key) => (
          <div key={key} className={styles.loading}>
            <Skeleton shape="circle" className={styles.medal} />
            <div className={styles.lines}>
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
