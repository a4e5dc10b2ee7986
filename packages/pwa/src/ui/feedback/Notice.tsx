import type { ReactNode } from 'react';
import { Icon, type IconName } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import tones from '../layout/Tones.module.css';
import styles from './Notice.module.css';

export type NoticeProps = {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  readonly tone?: 'neutral' | 'warning' | 'success' | 'plum' | undefined;
  readonly action?: ReactNode;
  readonly live?: boolean | undefined;
};

export function Notice({ children, icon = 'info', tone = 'neutral', action, live }: NoticeProps) {
  return (
    <div className={classNames(styles.notice, tones[tone])} role={live ? 'status' : undefined}>
      <div className={styles.text}>
        <Icon name={icon} size={18} />
        <div>{children}</div>
      </div>
      {action}
    </div>
  );
}
