import type { Side } from '@twosides/domain/model';
import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import styles from './SideQuote.module.css';

export type SideQuoteProps = {
  readonly side: Side;
  /** "Her side", or a name: `conflict.sideLabels[side]`. */
  readonly label: ReactNode;
  readonly children: ReactNode;
  /** `excerpt` in cards, `full` on the conflict's own page. */
  readonly size?: 'excerpt' | 'full' | undefined;
  /** Stands beside the label, e.g. <Tag>Me</Tag>. */
  readonly mark?: ReactNode;
  /** The label's heading level; without it the label is plain text. */
  readonly headingLevel?: 2 | 3 | undefined;
};

/** One account, set as what it is: somebody speaking. */
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

/** Lays the two accounts out: beside each other where there is room, else below. */
export function SideQuotes({ children }: { readonly children: ReactNode }) {
  return (
    <div className={styles.room}>
      <div className={styles.pair}>{children}</div>
    </div>
  );
}
