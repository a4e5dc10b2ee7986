import shared from '../../../styles/shared.module.css';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { FiguresSkeleton } from './FiguresSkeleton.tsx';
import headStyles from './ProfileHead.module.css';
import styles from './Skeletons.module.css';

export function HeadSkeleton({ figures }: { readonly figures: number }) {
  return (
    <Card padding="roomy" className={shared.stack20}>
      <div className={headStyles.identity}>
        <Skeleton shape="circle" className={styles.face} />
        <Skeleton shape="title" className={styles.name} />
      </div>
      <Skeleton />
      {figures > 0 ? <FiguresSkeleton count={figures} /> : <Skeleton shape="button" />}
    </Card>
  );
}
