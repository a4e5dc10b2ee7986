import type { MemberId } from '@twosides/domain/kernel';
import { STREAK_BADGE_DAYS } from '@twosides/domain/points';
import type { PointsView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { usePoints } from '../../../api/profiles.ts';
import shared from '../../../styles/shared.module.css';
import { Repeated, Skeleton, SkeletonGroup } from '../../../ui/feedback/Skeleton.tsx';
import { numberText } from '../../../ui/identity/in-words.ts';
import { Badge } from '../../../ui/layout/Badge.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { Achievements } from './Achievements.tsx';
import styles from './PointsCard.module.css';

export function PointsCard({ points }: { readonly points: PointsView }) {
  return (
    <Card as="section" padding="roomy" className={shared.stack20} aria-labelledby="achievements">
      <div className={styles.head}>
        <h2 id="achievements" className={shared.textXl}>
          Achievements
        </h2>
        <StreakBadge days={points.streak} />
        <Link className={styles.score} to="/leaderboard">
          <strong>{numberText(points.score)}</strong> {points.score === 1 ? 'point' : 'points'}
        </Link>
      </div>
      <Achievements achievements={points.achievements} />
    </Card>
  );
}

export function OwnPoints({ id }: { readonly id: MemberId }) {
  const { data: points, isLoading } = usePoints(id);
  if (points) return <PointsCard points={points} />;
  return isLoading ? <PointsSkeleton label="Loading your points" /> : null;
}

export function StreakBadge({ days }: { readonly days: number }) {
  if (days < STREAK_BADGE_DAYS) return null;
  return (
    <Badge icon="flame" tone="warning">
      {days}-day streak
    </Badge>
  );
}

/** Has the height of the points card, so the content below does not move when the points have loaded. */
export function PointsSkeleton({ label }: { readonly label: string }) {
  return (
    <SkeletonGroup label={label}>
      <Card padding="roomy" className={shared.stack20}>
        <div className={styles.head}>
          <Skeleton shape="title" />
          <span className={styles.score} />
        </div>
        <Repeated times={4}>
          <div className={styles.loading}>
            <Skeleton shape="circle" className={styles.medal} />
            <div className={styles.lines}>
              <Skeleton />
              <Skeleton />
            </div>
          </div>
        </Repeated>
      </Card>
    </SkeletonGroup>
  );
}
