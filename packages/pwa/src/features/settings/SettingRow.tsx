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

/** The headings of the sections, by what `/settings#id` leads to. */
export const SETTINGS_TITLES = {
  account: 'Your account',
  /** Where both are there. */
  'sign-in': 'Google and Apple',
  security: 'Sign-in & security',
  notifications: 'Notifications',
  email: 'Email',
  related: 'Muted and blocked',
  'your-data': 'Your data',
} as const;

export type SettingsSectionId = keyof typeof SETTINGS_TITLES;
