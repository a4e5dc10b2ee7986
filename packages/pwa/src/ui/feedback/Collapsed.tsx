import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { Icon } from '../identity/Icon.tsx';
import styles from './Collapsed.module.css';

export type CollapsedProps = {
  readonly notice: string | undefined;
  readonly children: ReactNode;
  readonly onOpen?: () => void;
};

export function Collapsed({ notice, children, onOpen }: CollapsedProps) {
  if (notice === undefined) return children;
  const tell = (details: HTMLDetailsElement | null) => {
    if (details?.open) onOpen?.();
  };
  return (
    <details className={styles.collapsed} ref={tell} onToggle={(event) => tell(event.currentTarget)}>
      <summary className={styles.notice}>
        <Icon name="eye-off" size={18} />
        <span className={styles.text}>{notice}</span> <span className={styles.show}>Show anyway</span>
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}

export function CollapsedLink({ notice, to }: { readonly notice: string; readonly to: string }) {
  return (
    <p className={styles.notice}>
      <Icon name="eye-off" size={18} />
      <span className={styles.text}>{notice}</span>{' '}
      <Link to={to} className={styles.show}>
        Show anyway
      </Link>
    </p>
  );
}
