import type { ReactNode } from 'react';
import { Icon, type IconName } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './Notice.module.css';

export type NoticeProps = {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  readonly tone?: 'neutral' | 'warning' | 'success' | 'plum' | undefined;
  /** Stands at the end: a link or a button. */
  readonly action?: ReactNode;
  /** Read out when it appears. */
  readonly live?: boolean | undefined;
};

/** A line that belongs to the page, not to a moment: offline, saved and waiting, e-mail not verified. */
export function Notice({ children, icon = 'info', tone = 'neutral', action, live }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, styles[tone])} role={live ? 'status' : undefined}>
      <div className={styles.text}>
        <Icon name={icon} size={18} />
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
