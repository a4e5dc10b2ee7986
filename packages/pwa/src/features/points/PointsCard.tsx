import type { PointsView } from '@twosides/domain/reading';
import { Link } from 'react-router-dom';
import { Card } from '../../ui/layout/Card.tsx';
import { Achievements } from './Achievements.tsx';
import styles from './PointsCard.module.css';
import { StreakBadge } from './StreakBadge.tsx';

/** What a member has earned, on a profile. */
export function PointsCard({ points }: { readonly points: PointsView }) {
  return (
    <Card as="section" padding="roomy" className={styles.card} aria-labelledby="achievements">
      <div className={styles.head}>
        <h2 id="achievements" className={styles.heading}>
          Achievements
        </h2>
        <StreakBadge days={points.streak} />
        <Link className={styles.score} to="/leaderboard">
          <strong>{points.score.toLocaleString('en')}</strong> {points.score === 1 ? 'point' : 'points'}
        </Link>
      </div>
      <Achievements achievements={points.achievements} />
    </Card>
  );
}
