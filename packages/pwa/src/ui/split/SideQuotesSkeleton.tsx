import { SIDES } from '@twosides/domain/model';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { SideQuote, type SideQuoteProps, SideQuotes } from './SideQuote.tsx';
import styles from './SideQuotesSkeleton.module.css';

type SideQuotesSkeletonProps = {
  readonly size?: SideQuoteProps['size'];
  /** Of text, in each. */
  readonly lines: number;
};

/** The shape of two accounts: whose is whose can be seen before a word of them is there. */
export function SideQuotesSkeleton({ size, lines }: SideQuotesSkeletonProps) {
  return (
    <SideQuotes>
      {SIDES.map((side) => (
        <SideQuote key={side} side={side} label={<Skeleton className={styles.label} />} size={size}>
          {Array.from({ length: lines }, (_, line) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its number.
            <Skeleton key={line} className={styles.line} />
          ))}
        </SideQuote>
      ))}
    </SideQuotes>
  );
}
