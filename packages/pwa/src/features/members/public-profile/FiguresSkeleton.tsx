import { Skeleton } from '../../../ui/feedback/Skeleton.tsx';
import figureStyles from './Figures.module.css';
import styles from './Skeletons.module.css';

export function FiguresSkeleton({ count }: { readonly count: number }) {
  return (
    <div className={figureStyles.figures}>
      {Array.from({ length: count }, (_, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the placeholders are all the same
        <div key={at}>
          <Skeleton className={styles.value} />
          <Skeleton className={styles.words} />
        </div>
      ))}
    </div>
  );
}
