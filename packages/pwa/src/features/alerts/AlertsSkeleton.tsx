import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { Card } from '../../ui/layout/Card.tsx';
import styles from './AlertsSkeleton.module.css';

const ROWS = ['1', '2', '3', '4'];

export function AlertsSkeleton() {
  return (
    <SkeletonGroup label="Loading your alerts">
      <Card padding="none">
        {ROWS.map((row) => (
          <div key={row} className={styles.row}>
            <Skeleton shape="circle" className={styles.icon} />
            <div className={styles.words}>
              <Skeleton />
              <Skeleton className={styles.short} />
            </div>
          </div>
        ))}
      </Card>
    </SkeletonGroup>
  );
}
