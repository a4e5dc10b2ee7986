import type { ReactNode } from 'react';
import styles from './SettingRow.module.css';

type SettingRowProps = { readonly label: ReactNode; readonly value: ReactNode; readonly action?: ReactNode };

/** What something is set to, and the button that changes it. */
export function SettingRow({ label, value, action }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p className={styles.label}>{label}</p>
        <p className={styles.value}>{value}</p>
      </div>
      {action}
    </div>
  );
}
