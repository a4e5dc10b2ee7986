import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import type { Side } from '@twosides/domain/model';
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

type SideQuotesProps = Pick<SideQuoteProps, 'size' | 'headingLevel'> & {
  readonly her: ReactNode;
  readonly his: ReactNode;
  readonly labels?: Readonly<Record<Side, ReactNode>> | undefined;
  readonly markOf?: ((side: Side) => ReactNode) | undefined;
};

export function SideQuotes({ her, his, labels = DEFAULT_SIDE_LABELS, markOf, ...look }: SideQuotesProps) {
  return (
    <div className={styles.room}>
      <div className={styles.pair}>
        <SideQuote side="her" label={labels.her} mark={markOf?.('her')} {...look}>
          {her}
        </SideQuote>
        <SideQuote side="his" label={labels.his} mark={markOf?.('his')} {...look}>
          {his}
        </SideQuote>
      </div>
    </div>
  );
}

export function SideQuotesSkeleton({ size = 'excerpt' }: Pick<SideQuoteProps, 'size'>) {
  const label = <Skeleton className={styles.labelSkeleton} />;
  const text = <Skeleton className={classNames(styles.textSkeleton, size === 'full' && styles.fullSkeleton)} />;
  return <SideQuotes her={text} his={text} labels={{ her: label, his: label }} size={size} />;
}
