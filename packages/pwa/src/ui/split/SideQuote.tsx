import { SIDES, type Side } from '@twosides/domain/model';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './SideQuote.module.css';

export type SideQuoteProps = {
  readonly side: Side;
  readonly label: ReactNode;
  readonly children: ReactNode;
  readonly size?: 'excerpt' | 'full' | undefined;
  readonly mark?: ReactNode;
  readonly headingLevel?: 2 | 3 | undefined;
};

export function SideQuote({ side, label, children, size = 'excerpt', mark, headingLevel }: SideQuoteProps) {
  const Label = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={classNames(styles.quote, styles[side], styles[size])}>
      <div className={styles.head}>
        <Label className={styles.label}>{label}</Label>
        {mark}
      </div>
      <blockquote className={styles.text}>{children}</blockquote>
    </div>
  );
}

export function SideQuotes({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}

export function SideQuotesSkeleton({ size = 'excerpt' }: { readonly size?: 'excerpt' | 'full' }) {
  return (
    <SideQuotes>
      {SIDES.map((side) => (
        <SideQuote key={side} side={side} size={size} label={<Skeleton className={styles.labelSkeleton} />}>
          <Skeleton className={classNames(styles.textSkeleton, size === 'full' && styles.fullSkeleton)} />
        </SideQuote>
      ))}
    </SideQuotes>
  );
}
