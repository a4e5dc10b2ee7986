import { SIDES } from '@twosides/domain/model';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { SideQuote, SideQuotes } from './SideQuote.tsx';
import styles from './SideQuotesSkeleton.module.css';

/** The shape of two accounts: whose is whose can be seen before a word of them is there. */
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
