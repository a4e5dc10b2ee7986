import shared from '../../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import styles from './LeaderboardSkeleton.module.css';

const ROWS = ['1', '2', '3', '4', '5', '6'];

export function LeaderboardSkeleton() {
  return (
    <SkeletonGroup label="Loading the leaderboard" className={styles.list}>
      <Skeleton className={styles.reset} />
      {ROWS.map((row) => (
        <div key={row} className={styles.row}>
          <Skeleton shape="circle" className={styles.face} />
          <div className={shared.stack8}>
            <Skeleton className={styles.name} />
            <Skeleton className={styles.actions} />
          </div>
          <Skeleton className={styles.score} />
        </div>
      ))}
    </SkeletonGroup>
  );
}
