import type { ReactNode } from 'react';
import { Icon, type IconName } from '../identity/Icon.tsx';
import styles from './Badge.module.css';
import { classNames } from './class-names.ts';
import tones from './Tones.module.css';

export type BadgeProps = {
  readonly children: ReactNode;
  readonly icon?: IconName | undefined;
  readonly tone?: 'plum' | 'neutral' | 'warning' | 'danger' | undefined;
};

export function Badge({ children, icon, tone = 'plum' }: BadgeProps) {
  return (
    <span className={classNames(styles.badge, tones[tone])}>
      {icon && <Icon name={icon} size={14} />}
      {children}
    </span>
  );
}
