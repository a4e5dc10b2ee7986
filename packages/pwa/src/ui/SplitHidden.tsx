import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';
import styles from './Split.module.css';

/** Where the split will be: a quiet hatched band, and the words that say how to see it. */
export function SplitHidden({ children, size = 'regular' }: { readonly children: ReactNode; readonly size?: 'regular' | 'large' | undefined }) {
  return (
    <div className={classNames(styles.split, styles[size], styles.hidden)}>
      <Icon name="lock" size={16} />
      <span>{children}</span>
    </div>
  );
}
