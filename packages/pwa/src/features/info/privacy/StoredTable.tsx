import type { ReactNode } from 'react';
import shared from '../../../styles/shared.module.css';
import styles from './StoredTable.module.css';

export function StoredList({ children }: { readonly children: ReactNode }) {
  return <dl className={styles.list}>{children}</dl>;
}

type StoredProps = { readonly what: string; readonly until: string; readonly children: ReactNode };

export function Stored({ what, until, children }: StoredProps) {
  return (
    <div className={styles.item}>
      <dt className={shared.strong}>{what}</dt>
      <dd>{children}</dd>
      <dd className={styles.until}>Kept {until}</dd>
    </div>
  );
}
