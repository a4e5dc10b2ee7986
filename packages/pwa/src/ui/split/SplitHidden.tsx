import type { ReactNode } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './Split.module.css';

export type SplitHiddenProps = {
  readonly children: ReactNode;
  readonly aside?: ReactNode;
  readonly size?: 'regular' | 'large' | undefined;
};

export function SplitHidden({ children, aside, size = 'regular' }: SplitHiddenProps) {
  return (
    <div className={classNames(styles.split, styles[size], styles.hidden)}>
      <p className={styles.words}>
        <Icon name="lock" size={16} />
        {children}
      </p>
      {aside && <p className={styles.aside}>{aside}</p>}
    </div>
  );
}
