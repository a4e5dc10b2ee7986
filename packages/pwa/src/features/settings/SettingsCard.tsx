import type { ReactNode } from 'react';
import shared from '../../styles/shared.module.css';
import { Card } from '../../ui/layout/Card.tsx';
import { SETTINGS_TITLES, type SettingsSectionId } from './SettingRow.tsx';
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
