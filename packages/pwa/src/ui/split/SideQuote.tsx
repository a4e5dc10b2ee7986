import { DEFAULT_SIDE_LABELS } from '@twosides/domain/conflicts';
import { SIDES, type Side } from '@twosides/domain/model';
import type { ReactNode } from 'react';
import { Skeleton } from '../feedback/Skeleton.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './SideQuote.module.css';

type SideQuotesProps = {
  readonly her: ReactNode;
  readonly his: ReactNode;
  readonly labels?: Readonly<Record<Side, ReactNode>> | undefined;
  readonly size?: 'excerpt' | 'full' | undefined;
  readonly markOf?: ((side: Side) => ReactNode) | undefined;
  readonly headingLevel?: 2 | 3 | undefined;
};

export function SideQuotes(props: SideQuotesProps) {
  const { labels = DEFAULT_SIDE_LABELS, size = 'excerpt', markOf, headingLevel } = props;
  const Label = headingLevel ? (`h${headingLevel}` as const) : 'p';
  return (
    <div className={styles.room}>
      <div className={styles.pair}>
        {SIDES.map((side) => (
          <div key={side} className={classNames(styles.quote, styles[side], styles[size])}>
            <div className={styles.head}>
              <Label className={styles.label}>{labels[side]}</Label>
              {markOf?.(side)}
            </div>
            <blockquote className={styles.text}>{props[side]}</blockquote>
          </div>
        ))}
      </div>
    </div>
  );
}

export function SideQuotesSkeleton({ size = 'excerpt' }: Pick<SideQuotesProps, 'size'>) {
  const label = <Skeleton className={styles.labelSkeleton} />;
  const text = <Skeleton className={classNames(styles.textSkeleton, size === 'full' && styles.fullSkeleton)} />;
  return <SideQuotes her={text} his={text} labels={{ her: label, his: label }} size={size} />;
}
