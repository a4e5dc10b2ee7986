import shared from '../../../styles/shared.module.css';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { SideQuotesSkeleton } from '../../../ui/split/SideQuote.tsx';
import styles from './CardSkeleton.module.css';
import cardStyles from './ConflictCard.module.css';

export function CardSkeleton() {
  return (
    <Card className={cardStyles.card}>
      <div className={shared.row10}>
        <Skeleton shape="circle" className={styles.avatar} />
        <Skeleton className={styles.name} />
        <Skeleton className={styles.chip} />
      </div>
      <Skeleton shape="title" />
      <SideQuotesSkeleton />
      <div className={styles.halves}>
        <Skeleton shape="block" className={styles.half} />
        <Skeleton shape="block" className={styles.half} />
      </div>
      <Skeleton shape="block" className={styles.split} />
      <Skeleton className={styles.footer} />
    </Card>
  );
}
