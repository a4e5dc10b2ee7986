import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import { classNames } from '../../ui/layout/class-names.ts';
import styles from './SettingRow.module.css';

type SettingRowProps = { readonly label: ReactNode; readonly value: ReactNode; readonly action?: ReactNode };

export function SettingRow({ label, value, action }: SettingRowProps) {
  return (
    <div className={styles.row}>
      <div className={styles.text}>
        <p className={shared.strong}>{label}</p>
        <p className={classNames(shared.note, shared.breaks)}>{value}</p>
      </div>
      {action}
    </div>
  );
}

export const SETTINGS_TITLES = {
  account: 'Your account',
  'sign-in': 'Google and Apple',
  passkeys: 'Passkeys',
  security: 'Sign-in & security',
  notifications: 'Notifications',
  email: 'Email',
  related: 'Muted and blocked',
  'your-data': 'Your data',
} as const;

export type SettingsSectionId = keyof typeof SETTINGS_TITLES;
