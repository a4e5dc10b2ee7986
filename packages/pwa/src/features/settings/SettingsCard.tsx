import { PROVIDERS, type ProviderName } from '@twosides/domain/model';
import type { ReactNode } from 'react';
import { useSecurity } from '../../api/account/security.ts';
import { useSignInProviders } from '../../api/account/sign-in-providers.ts';
import shared from '../../styles/shared.module.css';
import { Card } from '../../ui/layout/Card.tsx';
import { classNames } from '../../ui/layout/class-names.ts';
import styles from './SettingsCard.module.css';

type SettingsCardProps = {
  readonly id: SettingsSectionId;
  readonly title?: string;
  readonly description?: ReactNode;
  readonly children: ReactNode;
};

export function SettingsCard({ id, title = SETTINGS_TITLES[id], description, children }: SettingsCardProps) {
  return (
    <Card as="section" padding="roomy" className={shared.stack20} aria-labelledby={id}>
      <div className={shared.stack6}>
        <h2 id={id} className={styles.title} tabIndex={-1}>
          {title}
        </h2>
        {description && <p className={styles.description}>{description}</p>}
      </div>
      {children}
    </Card>
  );
}

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
  device: 'Appearance and app',
  related: 'Muted and blocked',
  'your-data': 'Your data',
} as const;

export type SettingsSectionId = keyof typeof SETTINGS_TITLES;

export function useProvidersToSet(): readonly ProviderName[] {
  const offered = useSignInProviders();
  const ways = useSecurity();
  if (!ways) return [];
  const connected = ways.connections.map(({ provider }) => provider);
  return PROVIDERS.filter((provider) => offered.includes(provider) || connected.includes(provider));
}
