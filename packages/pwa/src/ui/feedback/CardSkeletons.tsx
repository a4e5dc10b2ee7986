import shared from '../../styles/shared.module.css';
import { Card } from '../layout/Card.tsx';
import styles from './CardSkeletons.module.css';
import { Skeleton, SkeletonGroup } from './Skeleton.tsx';

type CardSkeletonsProps = { readonly label: string; readonly count?: 1 | 2 | undefined };

export function CardSkeletons({ label, count = 2 }: CardSkeletonsProps) {
  return (
    <SkeletonGroup label={label} className={shared.stack16}>
      <OneCard />
      {count === 2 && <OneCard />}
    </SkeletonGroup>
  );
}

function OneCard() {
  return (
    <Card padding="roomy" className={shared.stack16}>
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton className={styles.last} />
      <Skeleton shape="button" />
    </Card>
  );
}
