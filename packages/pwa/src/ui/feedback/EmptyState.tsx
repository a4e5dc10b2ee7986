import type { ReactNode } from 'react';
import { BubbleIcon } from '../identity/Bubbles.tsx';
import type { IconName } from '../identity/Icon.tsx';
import { classNames } from '../layout/class-names.ts';
import styles from './EmptyState.module.css';

export type EmptyStateProps = {
  readonly title: string;
  /** Shown above the icon. Read after the title, which gets the focus. */
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  readonly actions?: ReactNode;
  readonly icon?: IconName | undefined;
  readonly level?: 1 | 2 | 3 | undefined;
};

export function EmptyState({ title, lead, children, actions, icon = 'comment', level = 2 }: EmptyStateProps) {
  const Heading = `h${level}` as const;
  return (
    <div className={classNames(styles.state, level === 1 && styles.page)}>
      <BubbleIcon name={icon} size={96} />
      <Heading className={styles.title}>{title}</Heading>
      {lead && <div className={styles.lead}>{lead}</div>}
      {children && <div className={styles.text}>{children}</div>}
      {actions && <div className={styles.actions}>{actions}</div>}
    </div>
  );
}
