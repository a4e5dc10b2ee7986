import { SIDES } from '@twosides/domain/model';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { SideQuote, SideQuotes } from './SideQuote.tsx';
import styles from './SideQuotesSkeleton.module.css';

export function SideQuotesSkeleton({ size = 'excerpt' }: { readonly size?: 'excerpt' | 'full' }) {
  return (
    <SideQuotes>
      {SIDES.map((side) => (
        <SideQuote key={side} side={side} size={size} label={<Skeleton className={styles.label} />}>
          <Skeleton className={styles[size]} />
        </SideQuote>
      ))}
    </SideQuotes>
  );
}
