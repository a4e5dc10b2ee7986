import shared from '../../styles/shared.module.css';
import { Skeleton, SkeletonGroup } from '../../ui/feedback/Skeleton.tsx';
import { SideQuotesSkeleton } from '../../ui/split/SideQuote.tsx';
import pageStyles from './ConflictPage.module.css';
import styles from './ConflictSkeleton.module.css';

export function ConflictSkeleton() {
  return (
    <SkeletonGroup label="Loading conflict" className={pageStyles.screen}>
      <div className={pageStyles.article}>
        <WholeSkeleton />
      </div>
    </SkeletonGroup>
  );
}

export function WholeSkeleton() {
  return (
    <>
      <div className={shared.row10}>
        <Skeleton shape="circle" />
        <Skeleton className={styles.name} />
      </div>
      <div>
        <Skeleton shape="title" className={styles.title} />
        <Skeleton shape="title" className={styles.titleEnd} />
      </div>
      <SideQuotesSkeleton size="full" />
      <div className={styles.halves}>
        <Skeleton shape="block" className={styles.half} />
        <Skeleton shape="block" className={styles.half} />
      </div>
    </>
  );
}
