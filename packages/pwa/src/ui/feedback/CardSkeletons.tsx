import { Card } from '../layout/Card.tsx';
import styles from './CardSkeletons.module.css';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

type CardSkeletonsProps = { readonly label: string; readonly count?: 1 | 2 | undefined };

export function CardSkeletons({ label, count = 2 }: CardSkeletonsProps) {
  return (
    <SkeletonGroup label={label} className={styles.cards}>
      <OneCard />
      {count === 2 && <OneCard />}
    </SkeletonGroup>
  );
}

function OneCard() {
  return (
    <Card padding="roomy" className={styles.card}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton className={styles.last} />
      <Skeleton shape="button" />
    </Card>
  );
}
