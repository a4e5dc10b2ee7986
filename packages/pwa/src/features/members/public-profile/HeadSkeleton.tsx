import shared from '../../../styles/shared.module.css';
import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import { Card } from '../../../ui/layout/Card.tsx';
import { classNames } from '../../../ui/layout/class-names.ts';
import { FiguresSkeleton } from './FiguresSkeleton.tsx';
import styles from './Skeletons.module.css';

export function HeadSkeleton({ figures }: { readonly figures: number }) {
  return (
    <Card padding="roomy" className={shared.stack20}>
      <div className={classNames(shared.row16, shared.shrinks)}>
        <Skeleton shape="circle" className={styles.face} />
        <Skeleton shape="title" className={styles.name} />
      </div>
      <Skeleton />
      {figures > 0 ? <FiguresSkeleton count={figures} /> : <Skeleton shape="button" />}
    </Card>
  );
}
