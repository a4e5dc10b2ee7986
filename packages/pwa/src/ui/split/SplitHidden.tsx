import type { ReactNode } from 'react';
import { Icon } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './Split.module.css';

export type SplitHiddenProps = {
  readonly children: ReactNode;
  /**
   * A second thought, set after a dot, or on a line of its own where there is no room: "37 more votes until public
   * reveal".
   */
  readonly aside?: ReactNode;
  readonly size?: 'regular' | 'large' | undefined;
};

/** Where the split will be: a quiet hatched band, and the words that say how to see it. */
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
